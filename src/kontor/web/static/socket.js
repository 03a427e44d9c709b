// A table's web socket: it says that something has changed, and comes back by itself when the line breaks.

const FIRST_WAIT = 500;
const LONGEST_WAIT = 20000;

/**
 * @typedef {object} Listener
 * @property {() => number} seen the number of the last entry that is shown
 * @property {(kind: "changed" | "message" | "gone", number: number) => void} hear the number is that of the last entry
 * @property {(isConnected: boolean) => void} state
 */

/**
 * @param {string} code
 * @param {Listener} listener
 */
export function watch(code, listener) {
  let wait = FIRST_WAIT;
  let timer = 0;
  let isLost = false;
  /** @type {WebSocket | null} */
  let socket = null;

  const connect = () => {
    clearTimeout(timer);
    isLost = false;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    socket = new WebSocket(`${scheme}://${location.host}/api/tables/${code}/live?looks=no&since=${listener.seen()}`);
    socket.onopen = () => {
      wait = FIRST_WAIT;
      listener.state(true);
    };
    socket.onmessage = (event) => {
      const { kind, number } = JSON.parse(event.data);
      if (kind === "gone") hangUp();
      listener.hear(kind, number);
    };
    socket.onclose = comeBack;
  };

  const hangUp = () => {
    clearTimeout(timer);
    if (socket) socket.onclose = socket.onmessage = null;
    socket?.close();
    socket = null;
  };

  const comeBack = () => {
    hangUp();
    isLost = true;
    listener.state(false);
    timer = setTimeout(connect, wait * (0.75 + Math.random() / 2));
    wait = Math.min(2 * wait, LONGEST_WAIT);
  };

  // A socket may take minutes to notice what the machine knows.
  addEventListener("offline", () => socket && comeBack());
  // Do not wait when there is reason to think that the line is back.
  const hurry = () => {
    if (isLost && document.visibilityState === "visible") connect();
  };
  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", hurry);
  connect();
}
