import { VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconClockCheck, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { RowGrip } from '../../../kit/edit/RowGrip.tsx';
import { SecondsField } from '../../../kit/fields/SecondsField.tsx';
import { NoPicture } from '../../../kit/figures/NoPicture.tsx';
import { Picture } from '../../../kit/figures/Picture.tsx';
import { RowMenu } from '../../../kit/list/RowMenu.tsx';
import { useT } from '../../../platform/phrases.ts';
import classes from './editor.module.css';
import type { SlideshowForm, SlideValues } from './slideshow-values.ts';

interface SlideRowsProps {
  form: SlideshowForm;
  chosen: number;
  onChoose: (at: number) => void;
}

export function SlideRows({ form: { values, errors, set }, chosen, onChoose }: SlideRowsProps) {
  const t = useT();
  const [announced, setAnnounced] = useState('');
  const { Slides } = values;
  const count = Slides.length;
  const change = (at: number, changes: Partial<SlideValues>) =>
    set({ Slides: Slides.map((slide, place) => (place === at ? { ...slide, ...changes } : slide)) });
  const move = (from: number, to: number) => {
    const slide = Slides[from];
    if (slide === undefined || to < 0 || to >= count) return;
    set({ Slides: Slides.toSpliced(from, 1).toSpliced(to, 0, slide) });
    onChoose(to);
    setAnnounced(t('timers.movedTo', { name: t('slides.slide', { number: from + 1 }), place: to + 1, count }));
  };
  return (
    <>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <ol className={classes['slides']} data-rows="true" aria-label={t('slides.inOrder')}>
        {Slides.map((slide, at) => {
          const name = t('slides.slide', { number: at + 1 });
          return (
            <li key={slide.key} data-place={at} data-on={at === chosen}>
              <RowGrip at={at} count={count} label={t('timers.moveRow', { name })} onMove={move} />
              <button
                type="button"
                className={classes['thumb']}
                data-size={slide.Size}
                aria-label={t('slides.asOnTv', { number: at + 1 })}
                aria-pressed={at === chosen}
                onClick={() => onChoose(at)}
              >
                <Picture uri={slide.PictureUri} pixels={240} eager instead={<NoPicture />} />
              </button>
              <span className={classes['words']}>
                <b>{name}</b>
                <small>{t(`slides.${slide.Size}`)}</small>
              </span>
              <SecondsField
                className={classes['time']}
                aria-label={`${t('kit.label', { label: name })} ${t('slides.shownFor')}`}
                value={slide.Duration}
                error={errors[`Slides.${at}.Duration`] ?? errors[`Slides.${at}.PictureUri`]}
                onChange={(Duration) => change(at, { Duration })}
              />
              <RowMenu
                label={t('kit.actionsOf', { name })}
                items={[
                  ...(at > 0 ? [{ label: t('timers.moveUp'), icon: IconArrowUp, onClick: () => move(at, at - 1) }] : []),
                  ...(at < count - 1
                    ? [{ label: t('timers.moveDown'), icon: IconArrowDown, onClick: () => move(at, at + 1) }]
                    : []),
                  {
                    label: t('slides.forAll'),
                    icon: IconClockCheck,
                    onClick: () => set({ Slides: Slides.map((one) => ({ ...one, Duration: slide.Duration })) }),
                  },
                  {
                    label: t('slides.out'),
                    icon: IconTrash,
                    danger: true,
                    onClick: () => set({ Slides: Slides.toSpliced(at, 1) }),
                  },
                ]}
              />
            </li>
          );
        })}
      </ol>
    </>
  );
}
