import type { Video } from '@clubpulse/contract/videos/videos/videos';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useT } from '../../platform/phrases.ts';
import { adviceOf } from './video-text.ts';

const ICON = { size: 18, stroke: 1.8, 'aria-hidden': true } as const;

export function AdviceLines({ video }: { video: Pick<Video, 'Width' | 'Height' | 'Seconds' | 'HasSound'> }) {
  const t = useT();
  return adviceOf(t, video).map(({ isMet, words }) => (
    <li key={words} data-kept={isMet}>
      {isMet ? <IconCheck {...ICON} /> : <IconAlertTriangle {...ICON} />}
      {words}
    </li>
  ));
}
