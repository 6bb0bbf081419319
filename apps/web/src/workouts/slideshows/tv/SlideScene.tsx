import type { Slide } from '@clubpulse/contract/workouts/slideshows/slideshows';
import type { SlidePosition } from '@clubpulse/rules/workouts/slideshows/slides';
import type { ReactNode } from 'react';
import { Picture } from '../../../kit/figures/Picture.tsx';
import { TvBox } from '../../../kit/tv/TvBox.tsx';
import classes from './slide-scene.module.css';

interface SlideContent {
  readonly slides: readonly Pick<Slide, 'PictureUri' | 'Size'>[];
}

interface SlideSceneProps {
  content: SlideContent;
  position: Pick<SlidePosition, 'index'>;
  beside?: ReactNode;
  bar?: { readonly club: string; readonly next?: string | undefined; readonly clock: string };
  preview?: string;
}

export function SlideScene({ content: { slides }, position: { index }, beside, bar, preview }: SlideSceneProps) {
  const slide = slides[index];
  const next = slides[(index + 1) % Math.max(1, slides.length)];
  const isHalf = slide?.Size === 'Half';
  return (
    <TvBox mini={preview !== undefined} {...(preview === undefined ? {} : { label: preview })}>
      <div className={classes['scene']}>
        <div className={classes['picture']} data-size={slide?.Size} data-beside={isHalf && beside !== undefined}>
          {slide !== undefined && <Picture uri={slide.PictureUri} eager />}
          {isHalf && beside !== undefined && <div className={classes['wall']}>{beside}</div>}
          {next !== undefined && next !== slide && <Picture className={classes['next']} uri={next.PictureUri} eager />}
        </div>
        <footer className={classes['bar']}>
          {bar !== undefined && (
            <>
              <b>{bar.club}</b>
              <span>{bar.next}</span>
              <time>{bar.clock}</time>
            </>
          )}
        </footer>
      </div>
    </TvBox>
  );
}
