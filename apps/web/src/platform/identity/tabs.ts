export type TabMessage =
  | { kind: 'asked' }
  | { kind: 'visit'; key: string; kept: string }
  | { kind: 'signedIn' }
  | { kind: 'left' };

const CHANNEL = 'clubpulse.session';
const ANSWER_MS = 250;

let channel: BroadcastChannel | null = null;

/** Null in old browsers, where tabs do not share sessions. */
function joined(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

export const notifyTabs = (news: TabMessage): void => joined()?.postMessage(news);

export function onTabNews(listener: (news: TabMessage) => void): () => void {
  const receive = ({ data }: MessageEvent<TabMessage>) => listener(data);
  const received = joined();
  received?.addEventListener('message', receive);
  return () => received?.removeEventListener('message', receive);
}

export function askTabs(keep: (visit: Extract<TabMessage, { kind: 'visit' }>) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (found: boolean) => {
      stop();
      clearTimeout(timer);
      resolve(found);
    };
    const stop = onTabNews((news) => {
      if (news.kind !== 'visit') return;
      keep(news);
      finish(true);
    });
    const timer = setTimeout(finish, ANSWER_MS, false);
    notifyTabs({ kind: 'asked' });
  });
}
