import { useEffect, useState } from 'react';

/** The URL of the cached picture, so that slides work without a network. A picture that is not cached has its own URL. */
export function useCachedPictures(uris: readonly string[]): (uri: string) => string {
  const [stored, setStored] = useState<ReadonlyMap<string, string>>(new Map());
  const all = [...new Set(uris)].join(' ');
  useEffect(() => {
    const leaving = new AbortController();
    const made: string[] = [];
    const keep = async (uri: string) => {
      const answer = await fetch(uri, { signal: leaving.signal });
      if (!answer.ok) return;
      const picture = await answer.blob();
      if (leaving.signal.aborted) return;
      const own = URL.createObjectURL(picture);
      made.push(own);
      setStored((before) => new Map(before).set(uri, own));
    };
    const missing = new Set(all.split(' '));
    const keepAll = async () => {
      for (const uri of missing) {
        await keep(uri).then(
          () => missing.delete(uri),
          () => {},
        );
      }
    };
    const again = () => void keepAll();
    again();
    addEventListener('online', again);
    return () => {
      leaving.abort();
      removeEventListener('online', again);
      for (const own of made) URL.revokeObjectURL(own);
      setStored(new Map());
    };
  }, [all]);
  return (uri) => stored.get(uri) ?? uri;
}
