import { asLine } from '@clubpulse/contract/scalars';
import { VIDEO } from '@clubpulse/contract/videos/videos/videos';
import { addressOf, type LinkedVideo } from '@clubpulse/rules/videos/videos/link';
import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import { requestExternal } from '../../platform/media/ask.ts';
import { internet, type Outside } from '../../platform/media/outside.ts';

export type SiteSettings = Pick<Config, 'YOUTUBE_INFO_URL' | 'VIMEO_INFO_URL'>;

/** Public data that a site returns about a video (oEmbed). */
export interface SiteInfo {
  readonly Title: string;
  readonly PreviewUri: string | null;
  readonly Seconds: number | null;
}

const ANSWER_MAX = 65_536;
const PREVIEW_MAX = 500;
const answerSchema = z.object({
  title: z.string().catch(''),
  thumbnail_url: z.string().optional().catch(undefined),
  duration: z.number().int().min(1).max(86_400).optional().catch(undefined),
});

const isPreview = (text: string): boolean => text.length <= PREVIEW_MAX && URL.canParse(text) && text.startsWith('https://');

export type Sites = ReturnType<typeof createSites>;

/** Requests contain no credentials, and go only to the configured URLs. */
export function createSites(settings: SiteSettings) {
  const doors = { YouTube: settings.YOUTUBE_INFO_URL, Vimeo: settings.VIMEO_INFO_URL } as const;
  return {
    async ask(video: LinkedVideo): Promise<SiteInfo | 'NotFound' | undefined> {
      const url = new URL(doors[video.Source]);
      url.searchParams.set('url', addressOf(video));
      url.searchParams.set('format', 'json');
      const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
      // The operator may configure an internal http URL. An https URL reaches only public addresses.
      const outside: Outside = url.protocol === 'https:' ? { ...internet, port } : { allows: () => true, port, isPlain: true };
      try {
        const question = { method: 'GET', headers: { accept: 'application/json' }, bytesMax: ANSWER_MAX } as const;
        const { status, body } = await requestExternal(url, question, outside);
        // The video is private or may not be embedded.
        if (status >= 400 && status < 500 && status !== 429) return 'NotFound';
        if (status !== 200) return undefined;
        const { title, thumbnail_url, duration } = answerSchema.parse(JSON.parse(body.toString('utf8')));
        return {
          Title: asLine(title, VIDEO.title),
          PreviewUri: thumbnail_url !== undefined && isPreview(thumbnail_url) ? thumbnail_url : null,
          Seconds: duration ?? null,
        };
      } catch {
        return undefined;
      }
    },
  };
}
