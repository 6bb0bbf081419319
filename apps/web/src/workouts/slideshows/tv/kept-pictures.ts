import { useEffect, useState } from 'react';

/**
 * Addresses under which a screen has these pictures itself: it asks for each once, at once, so that its slides go round while the network
 * is away. Until one is there, and where it cannot be kept, its own address.
 */
export function useKeptPictures(uris: readonly string[]): (uri: string) => string {
  const [kept, setKept] = useState<ReadonlyMap<string, string>>(new Map());
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
      setKept((before) => new Map(before).set(uri, own));
    };
    const missing = new Set(all.split(' '));
    const keepAll = async () => {
      for (const uri of missing) {
        // One that does not come is asked for again when the network is back.
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
      setKept(new Map());
    };
  }, [all]);
  return (uri) => kept.get(uri) ?? uri;
}
