/* dsrender report: what is shown is the address, so that it survives a reload and can be sent. */
"use strict";
{
  const plain = { view: "", query: "", shot: "", mode: "side", zoom: "fit", rows: "", columns: "", size: "1", crops: "", sight: "", of: "", token: "" };
  Report.state = { ...plain };
  const listeners = [];

  function read() {
    const known = new URLSearchParams(location.hash.slice(1));
    for (const key of Object.keys(plain)) Report.state[key] = known.get(key) ?? plain[key];
  }

  function text() {
    const words = new URLSearchParams();
    for (const [key, value] of Object.entries(Report.state)) if (value !== plain[key]) words.set(key, value);
    return `#${words}`;
  }

  Report.onState = (listener) => listeners.push(listener);

  // Changes what is shown. A shot that is opened or closed is a step that the browser goes back by.
  Report.go = (change) => {
    const before = { ...Report.state };
    Object.assign(Report.state, change);
    const isStep = before.shot !== Report.state.shot && !(before.shot && Report.state.shot);
    history[isStep ? "pushState" : "replaceState"](null, "", text());
    for (const listener of listeners) listener(before);
  };

  function follow() {
    const before = { ...Report.state };
    read();
    for (const listener of listeners) listener(before);
  }

  addEventListener("popstate", follow);
  addEventListener("hashchange", follow);
  read();
}
