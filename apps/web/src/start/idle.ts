const LOOK_MS = 300;
const PATIENCE_MS = 30_000;

async function screenWorks(): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (let looks = 0; looks < 2 && performance.now() < until; ) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const works = document.querySelector('main h1') !== null && document.querySelector('[aria-busy="true"]') === null;
    looks = works ? looks + 1 : 0;
  }
}
let works: Promise<void> | undefined;

/** Runs when the first screen works and the browser is idle. Safari does not report idle times, so there it runs at once. */
export async function runWhenIdle(act: () => void): Promise<void> {
  works ??= screenWorks();
  await works;
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else act();
}
