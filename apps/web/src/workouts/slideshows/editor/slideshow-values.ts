import {
  type Slide,
  type Slideshow,
  type SlideshowInput,
  slideshowInputSchema,
} from '@clubpulse/contract/workouts/slideshows/slideshows';
import { bySchema, type Checked } from '../../../kit/form/check.ts';
import type { Form } from '../../../kit/form/use-form.ts';

export interface SlideValues extends Omit<Slide, 'Order'> {
  readonly key: number;
}
export interface SlideshowValues {
  readonly Name: string;
  readonly Slides: readonly SlideValues[];
}
export type SlideshowForm = Form<SlideshowValues, SlideshowInput>;

export const emptySlideshow: SlideshowValues = { Name: '', Slides: [] };
export const FIRST_DURATION = 12;

export const valuesOf = ({ Name, Slides }: Slideshow): SlideshowValues => ({
  Name,
  Slides: Slides.map(({ Order, ...slide }) => ({ ...slide, key: Order })),
});

export const checkSlideshow = ({ Name, Slides }: SlideshowValues): Checked<SlideshowInput> =>
  bySchema(slideshowInputSchema)({ Name, Slides: Slides.map(({ key: _key, ...slide }, at) => ({ ...slide, Order: at + 1 })) });
