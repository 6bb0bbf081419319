interface RenewOptions {
  /** Whether a reload would disturb nobody: no athlete on the wall, or no connection. */
  idle: () => boolean;
  reload?: () => void;
  /** Milliseconds between questions. */
  every?: number;
}

/** Loads the page again when a new build is out, at a moment when nobody looks; returns what ends it. */
export function renewPage({ idle, reload = () => window.location.reload(), every = 60_000 }: RenewOptions): () => void {
  const ask = async () => {
    if (!idle()) return;
    try {
      const response = await fetch(new URL('version', document.baseURI), { cache: 'no-store' });
      if (response.ok && (await response.text()).trim() !== __BUILD_ID__ && idle()) reload();
    } catch {
      // The server is away: asked again next time.
    }
  };
  const timer = setInterval(() => void ask(), every);
  return () => clearInterval(timer);
}
