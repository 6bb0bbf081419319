import {
  type EditedGuide,
  type GuideInput,
  type GuideStep,
  guideInputSchema,
} from '@clubpulse/contract/workouts/exercises/guides';
import { bySchema, type Checked } from '../../../kit/form/check.ts';
import type { Form } from '../../../kit/form/use-form.ts';

export interface StepValues extends GuideStep {
  readonly key: number;
}
export interface GuideValues {
  readonly Steps: readonly StepValues[];
  readonly VideoId: number | null;
}
export type GuideForm = Form<GuideValues, GuideInput>;

export const guideValuesOf = ({ Steps, VideoId }: EditedGuide): GuideValues => ({
  Steps: Steps.map((step, key) => ({ ...step, key })),
  VideoId,
});

export const checkGuide = ({ Steps, VideoId }: GuideValues): Checked<GuideInput> =>
  bySchema(guideInputSchema)({ Steps: Steps.map(({ key: _key, ...step }) => step), VideoId });
