import type { RoomResult } from '@clubpulse/contract/live/room-results/room-results';
import { listTrainingResults } from '@clubpulse/contract/live/room-results/room-results.calls';
import { evaluationOf } from '@clubpulse/rules/workouts/runs/evaluation';
import { IconMoodSmile, IconThumbUp, IconTrophy } from '@tabler/icons-react';
import { FigureList } from '../../kit/figures/FigureList.tsx';
import { Meter } from '../../kit/figures/Meter.tsx';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { ZoneBadge } from '../../kit/figures/ZoneBadge.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './RoomResults.module.css';

const icons = { top: IconTrophy, good: IconThumbUp, canDoMore: IconMoodSmile, canDoMuchMore: IconMoodSmile } as const;

export function RoomResults({ trainingId }: { trainingId: number }) {
  const t = useT();
  const { data = [] } = useCall(listTrainingResults, { params: { id: trainingId } }, { quiet: true });
  const rooms = [...Map.groupBy(data, ({ RoomName }) => RoomName)];
  return rooms.map(([room, results]) => (
    <section key={room} className={classes['room']} aria-label={t('roomResults.title', { room })}>
      <h2>{t('roomResults.title', { room })}</h2>
      <ul>
        {results.map((result) => (
          <Result key={result.RoomResultId} result={result} />
        ))}
      </ul>
    </section>
  ));
}

function Result({ result }: { result: RoomResult }) {
  const t = useT();
  const formats = useFormats();
  const { Kind, Name, Begin, End, Percent, Seconds, Heard, Done, Planned, RoundsDone, Rounds, Measure, Segments } = result;
  const evaluation = evaluationOf(Percent);
  const share = (done: string, planned: string) => t('roomResults.of', { done, planned });
  const ofSeconds = (done: number, planned: number) => share(formats.duration(done), formats.duration(planned));
  const ofCount = (done: number, planned: number) => share(formats.number(done), formats.number(planned));
  const figures = [
    Segments === null
      ? { label: t(`roomResults.turns.${Kind}`), value: ofCount(Done, Planned) }
      : { label: t('roomResults.onTarget'), value: ofSeconds(Done, Planned) },
    ...(Rounds === null || RoundsDone === null ? [] : [{ label: t('roomResults.rounds'), value: ofCount(RoundsDone, Rounds) }]),
    Measure === 'Ftp'
      ? { label: t('roomResults.watts'), value: ofSeconds(Planned, Seconds) }
      : { label: t('roomResults.heard'), value: ofSeconds(Heard, Seconds) },
  ];
  return (
    <li className={classes['result']}>
      <div className={classes['head']}>
        <b className={classes['percent']}>{formats.percent(Percent)}</b>
        <span className={classes['name']}>
          <b>{Name === '' ? t('roomResults.timer') : Name}</b>
          <small>
            {formats.time(Begin)}–{formats.time(End)}
          </small>
        </span>
        <StateChip tone={Percent >= 70 ? 'ok' : 'mute'} icon={icons[evaluation]}>
          {t(`roomResults.evaluation-${evaluation}`)}
        </StateChip>
      </div>
      <FigureList className={classes['figures']} figures={figures} />
      {Segments !== null && (
        <ol className={classes['segments']} aria-label={t('roomResults.segments')}>
          {Segments.map((segment, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a segment is known by its place
            <li key={place}>
              <ZoneBadge zone={segment.Zone} ofPower={Measure === 'Ftp'} />
              <span>{segment.Name}</span>
              <Meter part={segment.On} whole={segment.Heard} />
              <span className={classes['on']}>{ofSeconds(segment.On, segment.Heard)}</span>
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}
