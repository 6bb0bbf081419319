import {
  SLIDESHOW,
  type SlideSize,
  type Slideshow,
  type SlideshowInput,
  slideKinds,
  slideSizes,
} from '@clubpulse/contract/workouts/slideshows/slideshows';
import { uploadSlidePicture } from '@clubpulse/contract/workouts/slideshows/slideshows.calls';
import { formatDuration } from '@clubpulse/rules/formats/duration';
import { roundSeconds } from '@clubpulse/rules/workouts/slideshows/slides';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { ImageField } from '../../../accounts/images/public.ts';
import { FormBar } from '../../../kit/edit/FormBar.tsx';
import { Segmented } from '../../../kit/fields/Segmented.tsx';
import { NOTICES } from '../../../kit/form/first-invalid-field.ts';
import { Refusal } from '../../../kit/states/Refusal.tsx';
import { change } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import classes from './editor.module.css';
import { SlideRows } from './SlideRows.tsx';
import { SlideStage } from './SlideStage.tsx';
import { FIRST_DURATION, type SlideshowForm } from './slideshow-values.ts';

interface SlideshowFieldsProps {
  form: SlideshowForm;
  save: (input: SlideshowInput) => Promise<Slideshow>;
  act?: string;
  onSaved?: (slideshow: Slideshow) => void;
}

export function SlideshowFields({ form, save, act, onSaved }: SlideshowFieldsProps) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const [chosen, setChosen] = useState(0);
  const [size, setSize] = useState<SlideSize>('Full');
  const { values, errors, set } = form;
  const { Slides } = values;
  const count = Slides.length;
  const add = (PictureUri: string) => {
    const key = Math.max(0, ...Slides.map((slide) => slide.key)) + 1;
    const Duration = Slides.at(-1)?.Duration || FIRST_DURATION;
    set({ Slides: [...Slides, { key, PictureUri, Size: size, Duration }] });
    setChosen(count);
  };
  const round = roundSeconds(Slides);
  return (
    <div className={classes['editor']}>
      <div className={classes['left']}>
        <div id={NOTICES} tabIndex={-1}>
          <Refusal words={form.refusal} />
        </div>
        <TextInput
          label={t('kit.name')}
          withAsterisk
          maxLength={SLIDESHOW.name}
          value={values.Name}
          error={errors.Name}
          onChange={(event) => set({ Name: event.currentTarget.value })}
        />
        <header className={classes['head']}>
          <h2>{t('slides.slidesOf', { count })}</h2>
          {count > 0 && !Number.isNaN(round) && <span>{t('slides.round', { time: formatDuration(round) })}</span>}
        </header>
        <SlideRows form={form} chosen={chosen} onChoose={setChosen} />
        {errors.Slides !== undefined && (
          <p className={classes['wrong']} role="alert">
            {errors.Slides}
          </p>
        )}
        {count < SLIDESHOW.slides && (
          <div className={classes['add']}>
            <Segmented
              label={t('slides.size')}
              titled
              fullWidth
              value={size}
              options={slideSizes.map((value) => ({ value, label: t(`slides.${value}`) }))}
              onChange={setSize}
            />
            <ImageField
              key={`${count} ${size}`}
              kind={slideKinds[size]}
              label={t('slides.addPicture')}
              note={t('slides.note')}
              uri={null}
              upload={(body) => change(uploadSlidePicture, { params: { id }, query: { Size: size }, body }, { quiet: true })}
              onStored={add}
              remove={() => undefined}
            />
          </div>
        )}
      </div>
      <SlideStage slides={Slides} chosen={chosen} onChoose={setChosen} />
      <FormBar form={form} save={save} act={act} onSaved={(slideshow, leaving) => !leaving && onSaved?.(slideshow)} />
    </div>
  );
}
