import type { VideoSource } from '@clubpulse/contract/videos/videos/videos';

export interface LinkedVideo {
  readonly Source: Exclude<VideoSource, 'Upload'>;
  readonly ExternalId: string;
}

const youTubeHosts: ReadonlySet<string> = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'www.youtube-nocookie.com',
]);
const vimeoHosts: ReadonlySet<string> = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com']);
const youTubePaths: ReadonlySet<string> = new Set(['embed', 'shorts', 'live', 'v']);

export function linkedVideo(text: string): LinkedVideo | undefined {
  const trimmed = text.trim();
  const address = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams, username, password, port } = new URL(address);
  if (username !== '' || password !== '' || port !== '') return undefined;
  const steps = pathname.split('/').filter((step) => step !== '');
  if (hostname === 'youtu.be') return youTube(steps[0]);
  if (youTubeHosts.has(hostname)) {
    if (steps[0] === 'watch') return youTube(searchParams.get('v') ?? undefined);
    return youTubePaths.has(steps[0] ?? '') ? youTube(steps[1]) : undefined;
  }
  return vimeoHosts.has(hostname) ? vimeo(steps, searchParams.get('h')) : undefined;
}

const youTube = (name: string | undefined): LinkedVideo | undefined =>
  name !== undefined && /^[\w-]{11}$/.test(name) ? { Source: 'YouTube', ExternalId: name } : undefined;

/** Unlisted videos of Vimeo have a second key: `123/abc`. */
function vimeo(steps: readonly string[], unlisted: string | null): LinkedVideo | undefined {
  const at = steps.findIndex((step) => /^\d{1,15}$/.test(step));
  const number = steps[at];
  if (number === undefined) return undefined;
  const word = unlisted ?? steps[at + 1];
  return { Source: 'Vimeo', ExternalId: word !== undefined && /^[0-9a-f]{6,20}$/.test(word) ? `${number}/${word}` : number };
}

export function addressOf({ Source, ExternalId }: LinkedVideo): string {
  return Source === 'YouTube' ? `https://www.youtube.com/watch?v=${ExternalId}` : `https://vimeo.com/${ExternalId}`;
}

export function frameOf({ Source, ExternalId }: LinkedVideo): string {
  if (Source === 'YouTube') return `https://www.youtube-nocookie.com/embed/${ExternalId}?autoplay=1&rel=0`;
  const [number, word] = ExternalId.split('/');
  return `https://player.vimeo.com/video/${number}?autoplay=1&dnt=1${word === undefined ? '' : `&h=${word}`}`;
}
