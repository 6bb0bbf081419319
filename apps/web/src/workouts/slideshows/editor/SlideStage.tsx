import { ActionIcon } from '@mantine/core';
import { IconPlayerTrackNextFilled, IconPlayerTrackPrevFilled } from '@tabler/icons-react';
import { useT } from '../../../platform/phrases.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { SlideScene } from '../tv/SlideScene.tsx';
import classes from './editor.module.css';
import type { SlideValues } from './slideshow-values.ts';

interface SlideStageProps {
  slides: readonly SlideValues[];
  chosen: number;
  onChoose: (at: number) => void;
}

export function SlideStage({ slides, chosen, onChoose }: SlideStageProps) {
  const t = useT();
  const { Name: club } = useStaffClub();
  const at = Math.min(chosen, slides.length - 1);
  const slide = slides[at];
  if (slide === undefined) return null;
  const title = t('slides.asOnTv', { number: at + 1 });
  return (
    <section className={classes['stage']} aria-label={title}>
      <header className={classes['head']}>
        <h2>{title}</h2>
        <span>
          <ActionIcon
            size="var(--ctl-sq)"
            variant="default"
            aria-label={t('slides.previous')}
            disabled={at === 0}
            onClick={() => onChoose(at - 1)}
          >
            <IconPlayerTrackPrevFilled size={16} />
          </ActionIcon>
          <ActionIcon
            size="var(--ctl-sq)"
            variant="default"
            aria-label={t('slides.following')}
            disabled={at === slides.length - 1}
            onClick={() => onChoose(at + 1)}
          >
            <IconPlayerTrackNextFilled size={16} />
          </ActionIcon>
        </span>
      </header>
      <SlideScene
        content={{ slides }}
        position={{ index: at }}
        beside={<div className={classes['wall']}>{t('slides.wallHere')}</div>}
        bar={{ club, clock: '' }}
        preview={title}
      />
      <p>{t('slides.besideWall')}</p>
    </section>
  );
}
