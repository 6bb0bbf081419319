/**
 * Lets this device keep the app (`worker/worker.ts`), once nothing more urgent is loaded. What the page has loaded before the worker
 * was there is told to it. A browser without service workers, or one that forbids them, goes on as it is.
 */
export function keepFiles(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register(), { once: true });
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register(new URL('worker.js', document.baseURI), { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: performance.getEntriesByType('resource').map(({ name }) => name) });
  } catch (error) {
    console.warn('The app cannot be kept on this device', error);
  }
}
