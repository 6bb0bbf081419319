import { FLOW, type IntensityMeasure } from '@clubpulse/contract/workouts/flows/flows';
import { formatCountdown } from '@clubpulse/rules/formats/duration';
import { type EditedSegments, momentsOf } from '@clubpulse/rules/workouts/flows/edit';
import { intensityZone } from '@clubpulse/rules/workouts/flows/target';
import { VisuallyHidden } from '@mantine/core';
import { useT } from '../../../platform/phrases.ts';
import classes from './profile.module.css';
import { type ProfileEditorProps, useProfileEdits } from './use-profile-edits.ts';

export function ProfileEditor({ measure, segments, chosen, onChoose, onChange }: ProfileEditorProps) {
  const t = useT();
  const { plot, stopped, pull, onKeyDown } = useProfileEdits({ measure, segments, onChoose, onChange });
  const { Segments: moments, Duration } = momentsOf(segments);
  const top = FLOW.percentMax[measure];
  const lines = measure === 'Ftp' ? [55, 75, 90, 105, 120, 150] : [50, 60, 70, 80, 90];
  const wrong = stopped && segments[stopped.at];
  return (
    <div className={classes['profile']}>
      <div className={classes['plot']} ref={plot} role="listbox" aria-label={t('flows.segments')}>
        {lines.map((percent) => (
          <span key={percent} className={classes['line']} style={{ bottom: `${(percent / top) * 100}%` }} aria-hidden="true">
            {percent}%
          </span>
        ))}
        {segments.map((segment, at) => {
          const begin = moments[at]?.Begin ?? 0;
          const zone = intensityZone(measure, segment.Percent);
          const width = (segment.Seconds / Duration) * 100;
          return (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a segment is known by its place
              key={at}
              role="option"
              aria-selected={at === chosen}
              tabIndex={at === chosen || (chosen >= segments.length && at === 0) ? 0 : -1}
              className={classes['segment']}
              data-zone={zone}
              data-on={at === chosen}
              style={{ left: `${(begin / Duration) * 100}%`, width: `${width}%`, height: `${(segment.Percent / top) * 100}%` }}
              onFocus={() => onChoose(at)}
              onPointerDown={() => onChoose(at)}
              onKeyDown={(event) => onKeyDown(event, at)}
            >
              <SegmentText segment={segment} at={at} measure={measure} width={width} />
              <i className={classes['top']} onPointerDown={(event) => pull(event, at, 'percent')} />
              <i className={classes['edge']} onPointerDown={(event) => pull(event, at, 'length')} />
            </div>
          );
        })}
      </div>
      <div className={classes['cadence']} aria-hidden="true">
        {segments.map(({ Cadence, Seconds }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a segment is known by its place
          <span key={at} style={{ flexGrow: Seconds }}>
            {Cadence}
          </span>
        ))}
      </div>
      <p className={classes['keys']}>{t('flows.keys')}</p>
      {wrong && (
        <p role="status" className={classes['stopped']}>
          <b>{t('flow-too-short')}</b>{' '}
          {t('flows.stays', {
            number: stopped.at + 1,
            wanted: formatCountdown(stopped.wanted),
            kept: formatCountdown(wrong.Seconds),
          })}
        </p>
      )}
    </div>
  );
}

interface SegmentTextProps {
  segment: EditedSegments[number];
  at: number;
  measure: IntensityMeasure;
  width: number;
}

function SegmentText({ segment, at, measure, width }: SegmentTextProps) {
  const t = useT();
  const zone = intensityZone(measure, segment.Percent);
  const name = segment.Name || zoneName(measure, zone);
  return (
    <>
      <VisuallyHidden>
        {t('flows.say', { number: at + 1, name, time: formatCountdown(segment.Seconds), percent: segment.Percent })}
      </VisuallyHidden>
      {width > 7 && (
        <span className={classes['name']} aria-hidden="true">
          {segment.Name} <b>{formatCountdown(segment.Seconds)}</b>
        </span>
      )}
      {width > 3 && (
        <b className={classes['zone']} aria-hidden="true">
          {zoneName(measure, zone)}
        </b>
      )}
    </>
  );
}

const zoneName = (measure: IntensityMeasure, zone: number): string => `${measure === 'Ftp' ? 'P' : 'Z'}${zone}`;
