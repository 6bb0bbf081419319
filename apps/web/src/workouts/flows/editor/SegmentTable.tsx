import { FLOW } from '@clubpulse/contract/workouts/flows/flows';
import { formatCountdown } from '@clubpulse/rules/formats/duration';
import { type EditedSegment, momentsOf, withCopy, without, withSegment } from '@clubpulse/rules/workouts/flows/edit';
import { TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import { SecondsField } from '../../../kit/fields/SecondsField.tsx';
import { RowMenu } from '../../../kit/list/RowMenu.tsx';
import { useT } from '../../../platform/phrases.ts';
import classes from './editor.module.css';
import type { FlowForm } from './flow-values.ts';

interface SegmentTableProps {
  form: FlowForm;
  chosen: number;
  onChoose: (at: number) => void;
}

/** The accessible alternative to the profile, and the only editor on a phone. */
export function SegmentTable({ form: { values, errors, set }, chosen, onChoose }: SegmentTableProps) {
  const t = useT();
  const { Segments, Measure } = values;
  const { Segments: moments } = momentsOf(Segments);
  const change = (at: number, changes: Partial<EditedSegment>) => set({ Segments: withSegment(Segments, at, changes) });
  const move = (from: number, to: number) => {
    const segment = Segments[from];
    if (segment === undefined) return;
    set({ Segments: without(Segments, from).toSpliced(to, 0, segment) });
    onChoose(to);
  };
  return (
    <ol className={classes['segments']} aria-label={t('flows.segments')}>
      {Segments.map((segment, at) => {
        const number = at + 1;
        const begin = moments[at]?.Begin ?? 0;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a segment is known by its place
          <li key={at} data-on={at === chosen}>
            <span className={classes['number']}>
              <b>{number}</b>
              <small>{Number.isNaN(begin) ? '–' : formatCountdown(begin)}</small>
            </span>
            <TextInput
              className={classes['segmentName']}
              aria-label={t('flows.nameOf', { number })}
              placeholder={t('flows.segment')}
              maxLength={FLOW.segmentName}
              value={segment.Name}
              onFocus={() => onChoose(at)}
              error={errors[`Segments.${at}.Name`]}
              onChange={(event) => change(at, { Name: event.currentTarget.value })}
            />
            <SecondsField
              aria-label={t('flows.lengthOf', { number })}
              value={segment.Seconds}
              error={errors[`Segments.${at}.Seconds`]}
              onChange={(Seconds) => change(at, { Seconds })}
            />
            <NumberField
              aria-label={t('flows.percentOf', { number })}
              min={FLOW.percentMin}
              max={FLOW.percentMax[Measure]}
              unit="%"
              value={segment.Percent}
              error={errors[`Segments.${at}.Percent`]}
              onChange={(Percent) => change(at, { Percent: Percent ?? Number.NaN })}
            />
            <NumberField
              aria-label={t('flows.cadenceOf', { number })}
              placeholder={t('flowScene.freeCadence')}
              min={FLOW.cadenceMin}
              max={FLOW.cadenceMax}
              unit={t('flowScene.rpm')}
              value={segment.Cadence}
              error={errors[`Segments.${at}.Cadence`]}
              onChange={(Cadence) => change(at, { Cadence })}
            />
            <RowMenu
              label={t('flows.actsOf', { number })}
              items={[
                ...(Segments.length < FLOW.segments
                  ? [
                      {
                        label: t('flows.copySegment'),
                        icon: IconCopy,
                        onClick: () => set({ Segments: withCopy(Segments, at) }),
                      },
                    ]
                  : []),
                ...(at > 0 ? [{ label: t('timers.moveUp'), icon: IconArrowUp, onClick: () => move(at, at - 1) }] : []),
                ...(at < Segments.length - 1
                  ? [{ label: t('timers.moveDown'), icon: IconArrowDown, onClick: () => move(at, at + 1) }]
                  : []),
                {
                  label: t('flows.removeSegment'),
                  icon: IconTrash,
                  danger: true,
                  onClick: () => set({ Segments: without(Segments, at) }),
                },
              ]}
            />
          </li>
        );
      })}
    </ol>
  );
}
