interface RenewOptions {
  idle: () => boolean;
  reload?: () => void;
  every?: number;
}

export function renewPage({ idle, reload = () => window.location.reload(), every = 60_000 }: RenewOptions): () => void {
  const ended = new AbortController();
  const ask = async () => {
    if (!idle()) return;
    try {
      const newest = await text('version', ended.signal);
      if (newest.trim() !== __BUILD_ID__ && (await newPageStarts(ended.signal)) && idle()) reload();
    } catch {
      // The server was unreachable or the check was aborted, so the next check tries again.
    }
  };
  const timer = setInterval(() => void ask(), every);
  return () => {
    clearInterval(timer);
    ended.abort();
  };
}

/** True if the new page is complete, because a half-finished deployment must not replace a working page. */
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
