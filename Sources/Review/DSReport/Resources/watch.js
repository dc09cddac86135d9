/* dsrender report: where `dsrender review --watch` serves the page, what was drawn again is shown in place. */
"use strict";
{
  const review = document.querySelector('meta[name="dsrender-review"]');
  const watched = document.querySelector('meta[name="dsrender-watch"]');
  const pause = (time) => new Promise((resolve) => { setTimeout(resolve, time); });

  async function ask(seen) {
    const answer = await fetch(`updates/${seen}`, { headers: { "X-Dsrender-Token": review.content } });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  }

  // Follows the sources for as long as the page is open; `refresh` shows what has changed.
  Report.watch = async (refresh) => {
    if (!review || !watched) return;
    let shown = Number(watched.content);
    // The first question is answered at once: what is wrong with the sources may be older than the page.
    let seen = 0;
    for (;;) {
      try {
        const update = await ask(seen);
        Report.notice("gone", "");
        if (update.version > shown) {
          Report.drawnAgain(update.shots, update.version);
          await refresh();
          shown = update.version;
        }
        seen = update.version;
        Report.notice("sources", update.problem ? `The pictures do not match the sources:\n${update.problem}` : "");
        document.documentElement.dataset.update = String(seen);
      } catch {
        Report.notice("gone", "dsrender review has stopped or cannot be reached: the page is not updated.");
        await pause(1000);
      }
    }
  };
}
