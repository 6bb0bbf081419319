/** What the tabs of a browser tell each other of who is signed in. */
export type News =
  /** A new tab: does a visit go on here that ends with the browser? */
  | { kind: 'asked' }
  /** The visit, or what it became: its key in session storage, and what stands there. */
  | { kind: 'visit'; key: string; kept: string }
  /** Somebody signed in, in whatever way it is kept. */
  | { kind: 'signedIn' }
  | { kind: 'left' };

const CHANNEL = 'clubpulse.session';
/** How long a new tab waits for the others. */
const ANSWER_MS = 250;

let channel: BroadcastChannel | null = null;

/** Old browsers have none: there each tab is for itself. */
function joined(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

export const tellTabs = (news: News): void => joined()?.postMessage(news);

/** Calls back with what other tabs tell; gives how to stop. */
export function hearTabs(listener: (news: News) => void): () => void {
  const hear = ({ data }: MessageEvent<News>) => listener(data);
  const heard = joined();
  heard?.addEventListener('message', hear);
  return () => heard?.removeEventListener('message', hear);
}

/** Asks the other tabs for their visit; whether one has any. Who hears it keeps it. */
export function askTabs(keep: (visit: Extract<News, { kind: 'visit' }>) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (found: boolean) => {
      stop();
      clearTimeout(timer);
      resolve(found);
    };
    const stop = hearTabs((news) => {
      if (news.kind !== 'visit') return;
      keep(news);
      finish(true);
    });
    const timer = setTimeout(finish, ANSWER_MS, false);
    tellTabs({ kind: 'asked' });
  });
}
