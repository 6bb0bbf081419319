import {
  type Slide,
  type Slideshow,
  type SlideshowInput,
  slideshowInputSchema,
} from '@clubpulse/contract/workouts/slideshows/slideshows';
import { bySchema, type Checked } from '../../../kit/form/check.ts';
import type { Form } from '../../../kit/form/use-form.ts';

/** A slide as it is edited: its place is where it stands. */
export interface SlideValues extends Omit<Slide, 'Order'> {
  /** Tells it from the others while it is moved about. */
  readonly key: number;
}
export interface SlideshowValues {
  readonly Name: string;
  readonly Slides: readonly SlideValues[];
}
export type SlideshowForm = Form<SlideshowValues, SlideshowInput>;

export const emptySlideshow: SlideshowValues = { Name: '', Slides: [] };
/** Seconds that a slide is shown until somebody says otherwise. */
export const FIRST_DURATION = 12;

export const valuesOf = ({ Name, Slides }: Slideshow): SlideshowValues => ({
  Name,
  Slides: Slides.map(({ Order, ...slide }) => ({ ...slide, key: Order })),
});

/** The schema of the contract, of the slides in the order in which they stand. */
export const checkSlideshow = ({ Name, Slides }: SlideshowValues): Checked<SlideshowInput> =>
  bySchema(slideshowInputSchema)({ Name, Slides: Slides.map(({ key: _key, ...slide }, at) => ({ ...slide, Order: at + 1 })) });
