import type { WaitingTraining } from '@clubpulse/contract/training/comments/comments';
import { listWaitingTrainings, setTrainingWaits } from '@clubpulse/contract/training/comments/comments.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Button } from '@mantine/core';
import { IconCheck, IconMessage, IconQuote, IconUser } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { ZoneBar } from '../../kit/figures/ZoneBar.tsx';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { FilterChip } from '../../kit/filters/FilterChip.tsx';
import { ShowMore } from '../../kit/list/ShowMore.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { toastUndo } from '../../platform/toasts/undo-toast.tsx';
import { useToday } from '../../platform/use-today.ts';
import { CommentBox } from '../../training/comments/public.ts';
import { trainingName, zoneSeconds } from '../../training/trainings/public.ts';
import classes from './ToComment.module.css';

const POLL_MS = 60_000;
const FIRST = 3;
const MORE = 20;
const FILTERED_FROM = 4;

export function ToComment() {
  const t = useT();
  const formats = useFormats();
  const { ClubId } = useStaffClub();
  const [UserId, setUserId] = useState<string | null>(null);
  const [hasWords, setHasWords] = useState(false);
  const [length, setLength] = useState(FIRST);
  const [writing, setWriting] = useState<WaitingTraining | null>(null);
  const section = useRef<HTMLElement>(null);
  const query = { length, ...(UserId === null ? {} : { UserId }), ...(hasWords ? { HasWords: 'true' as const } : {}) };
  const waiting = useCall(
    listWaitingTrainings,
    { params: { id: ClubId }, query },
    { pollEvery: POLL_MS, keepPrevious: true, quiet: true },
  );
  const set = Number(UserId !== null) + Number(hasWords);
  const clear = () => {
    setUserId(null);
    setHasWords(false);
  };
  const settled = (TrainingId: number) => {
    setWriting((open) => (open?.TrainingId === TrainingId ? null : open));
    section.current?.focus({ preventScroll: true });
  };
  const isLookedFor = (one: WaitingTraining) =>
    (UserId === null || UserId === String(one.Athlete.UserId)) && (!hasWords || one.Words !== null);
  const shown = (data: readonly WaitingTraining[]) => {
    const isLeftOut = writing && isLookedFor(writing) && data.every(({ TrainingId }) => TrainingId !== writing.TrainingId);
    return isLeftOut ? [...data, writing].toSorted((a, b) => b.Begin.localeCompare(a.Begin)) : data;
  };
  const total = waiting.data?.recordsTotal ?? 0;
  return (
    <section ref={section} tabIndex={-1} aria-label={t('training.toComment')} className={classes['section']}>
      <SectionHead title={t('training.toComment')} beside={total > 0 && formats.number(total)} />
      {waiting.data && (total >= FILTERED_FROM || set > 0) && (
        <FilterBar set={set} onClear={clear}>
          <FilterChip
            icon={IconUser}
            label={t('role.Athlete')}
            all={t('kit.all')}
            value={UserId}
            options={waiting.data.Athletes.map((one) => ({
              value: String(one.UserId),
              label: t('training.athleteCount', { name: one.Nickname, trainings: formats.number(one.Trainings) }),
            }))}
            onChange={setUserId}
          />
          <FilterChip
            icon={IconQuote}
            label={t('training.words')}
            all={t('kit.all')}
            value={hasWords ? 'true' : null}
            options={[{ value: 'true', label: t('training.onlyWords') }]}
            onChange={(value) => setHasWords(value !== null)}
          />
        </FilterBar>
      )}
      <QueryResult query={waiting} loading={<SkeletonRows rows={3} />}>
        {({ data, recordsFiltered }) =>
          shown(data).length === 0 ? (
            <EmptyState title={t(set > 0 ? 'training.noneSoFiltered' : 'training.noneToComment')}>
              {t('training.noneToCommentText')}
            </EmptyState>
          ) : (
            <>
              <ul className={classes['cards']}>
                {shown(data).map((training) => (
                  <Waiting
                    key={training.TrainingId}
                    training={training}
                    isWriting={writing?.TrainingId === training.TrainingId}
                    onWrite={() => setWriting(training)}
                    onSettled={() => settled(training.TrainingId)}
                  />
                ))}
              </ul>
              <ShowMore
                count={recordsFiltered - data.length}
                className={classes['more']}
                onClick={() => setLength(length + MORE)}
              />
            </>
          )
        }
      </QueryResult>
    </section>
  );
}

interface WaitingProps {
  training: WaitingTraining;
  isWriting: boolean;
  onWrite: () => void;
  onSettled: () => void;
}

function Waiting({ training, isWriting, onWrite, onSettled }: WaitingProps) {
  const t = useT();
  const formats = useFormats();
  const today = useToday();
  const { ClubId: id } = useStaffClub();
  const { TrainingId, Athlete, Words, Effort } = training;
  const name = Athlete.Nickname;
  const say = (Waits: boolean) => ({ params: { id, trainingId: TrainingId }, body: { Waits } });
  const again = useChange(setTrainingWaits);
  const waive = useChange(setTrainingWaits, {
    onDone: () => {
      onSettled();
      toastUndo({ title: t('training.needsNone', { name }), undo: () => again.mutate(say(true)) });
    },
  });
  const when = `${formats.relativeDay(formats.dayOf(training.Begin), today)} ${formats.time(training.Begin)}`;
  return (
    <li className={classes['card']}>
      <Link to={pathTo('Training', TrainingId)} className={classes['head']}>
        <Avatar name={fullName(Athlete)} uri={Athlete.PictureUri} size={34} />
        <span className={classes['names']}>
          <b>{name}</b> <span>{[trainingName(training, t), formats.duration(training.Duration)].join(', ')}</span>
          <small>{when}</small>
        </span>
        <span className={classes['points']}>
          {formats.number(training.Points)} <small>{t('kit.pointsUnit', { count: training.Points })}</small>
        </span>
      </Link>
      <ZoneBar seconds={zoneSeconds(training)} />
      {(Words !== null || Effort !== null) && (
        <p className={classes['words']}>
          {Effort !== null && <b>{t('training.effortOf', { effort: Effort })}</b>}
          {Words}
        </p>
      )}
      {isWriting ? (
        <CommentBox
          focused
          trainingId={TrainingId}
          userId={Athlete.UserId}
          onSent={() => {
            onSettled();
            toastDone({ title: t('training.commentSent', { name }) });
          }}
        />
      ) : (
        <div className={classes['acts']}>
          <Button
            variant="default"
            leftSection={<IconMessage size={18} stroke={1.8} />}
            aria-label={t('training.commentOf', { name })}
            onClick={onWrite}
          >
            {t('training.commentAct')}
          </Button>
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconCheck size={18} stroke={1.8} />}
            aria-label={t('training.waiveOf', { name })}
            loading={waive.isPending}
            onClick={() => waive.mutate(say(false))}
          >
            {t('training.waiveAct')}
          </Button>
        </div>
      )}
    </li>
  );
}
