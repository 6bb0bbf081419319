interface RenewOptions {
  /** Whether a reload would disturb nobody: no athlete on the wall, or no connection. */
  idle: () => boolean;
  reload?: () => void;
  /** Milliseconds between questions. */
  every?: number;
}

/** Loads the page again when a new build is out, at a moment when nobody looks; returns what ends it. */
export function renewPage({ idle, reload = () => window.location.reload(), every = 60_000 }: RenewOptions): () => void {
  const ended = new AbortController();
  const ask = async () => {
    if (!idle()) return;
    try {
      const newest = await text('version', ended.signal);
      if (newest.trim() !== __BUILD_ID__ && (await newPageStarts(ended.signal)) && idle()) reload();
    } catch {
      // The server is away, or nobody waits for the answer any more: asked again next time.
    }
  };
  const timer = setInterval(() => void ask(), every);
  return () => {
    clearInterval(timer);
    ended.abort();
  };
}

/**
 * Whether the script of the page that a reload would bring is there. Nobody stands beside a TV to reload it once more:
 * it must not leave a page that works for one that is half deployed.
 */
async function newPageStarts(signal: AbortSignal): Promise<boolean> {
  const script = /<script[^>]* src="([^"]+)"/.exec(await text(window.location.href, signal))?.[1];
  if (script === undefined) return false;
  await text(script, signal);
  return true;
}

async function text(address: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(new URL(address, document.baseURI), { cache: 'no-store', signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const read = await response.text();
  signal.throwIfAborted();
  return read;
}
