import {
  type FlowInput,
  flowInputSchema,
  type IntensityFlow,
  type IntensityMeasure,
} from '@clubpulse/contract/workouts/flows/flows';
import { type EditedSegments, editedOf, firstSegment, momentsOf } from '@clubpulse/rules/workouts/flows/edit';
import { bySchema, type Checked } from '../../../kit/form/check.ts';
import type { Form } from '../../../kit/form/use-form.ts';

export interface FlowValues {
  readonly Name: string;
  readonly Published: boolean;
  readonly Measure: IntensityMeasure;
  readonly Segments: EditedSegments;
}
export type FlowForm = Form<FlowValues, FlowInput>;

export const emptyFlow: FlowValues = { Name: '', Published: true, Measure: 'HeartRate', Segments: [firstSegment] };
export const valuesOf = (flow: IntensityFlow): FlowValues => ({
  Name: flow.Name,
  Published: flow.Published ?? true,
  Measure: flow.Measure,
  Segments: editedOf(flow),
});

/** An error at a begin is shown at the length of the segment before. */
export function checkFlow({ Name, Published, Measure, Segments }: FlowValues): Checked<FlowInput> {
  const checked = bySchema(flowInputSchema)({ Name, Published, Measure, ...momentsOf(Segments) });
  if (checked.errors === null) return checked;
  const errors: Record<string, string | undefined> = {};
  for (const [field, words] of Object.entries(checked.errors)) {
    const [, at] = /^Segments\.(\d+)\.Begin$/.exec(field) ?? [];
    const lasts = at === undefined ? (field === 'Duration' ? Segments.length - 1 : null) : Number(at) - 1;
    errors[lasts === null ? field : `Segments.${lasts}.Seconds`] = words;
  }
  return { errors };
}
