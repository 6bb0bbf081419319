import { type ClientStage, clientStages, type StageSplit } from '@clubpulse/contract/members/pipeline/pipeline';
import { getPipeline } from '@clubpulse/contract/members/pipeline/pipeline.calls';
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useSideways } from '../../kit/page/use-sideways.ts';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { useWalk } from '../../kit/use-keys.ts';
import { useWidth } from '../../kit/widths.ts';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import classes from './Board.module.css';
import { BoardFilters } from './BoardFilters.tsx';
import { noFilter, queryOf, readBoard, setCount, writeBoard } from './board-filter.ts';
import { PeopleBar } from './PeopleBar.tsx';
import { StageColumn } from './StageColumn.tsx';
import { useCarrying } from './use-carrying.ts';
import type { Carried } from './use-moves.ts';
import { usePeopleActs } from './use-people-acts.ts';

const inAddress = { read: readBoard, write: writeBoard };

/** Mockup o5. A card moves by drag, menu, the keys 1 to 5, or with the selection; a phone shows one stage. */
export function Board({ clubId }: { clubId: number }) {
  const t = useT();
  const formats = useFormats();
  const width = useWidth();
  const phone = width === 'phone';
  const today = useTodayIn(useStaffClub().TimeZone);
  const { filter, change } = useListAddress(inAddress);
  const query = useMemo(() => queryOf(filter), [filter]);
  const counts = useCall(getPipeline, { params: { id: clubId }, query }, { quiet: true, keepPrevious: true });
  const total = counts.data?.reduce((sum, { Count }) => sum + Count, 0);
  const [shown, setShown] = useState<ClientStage>('lead');
  const [clients, setClients] = useState<StageSplit>('AtRisk');
  const [selected, setSelected] = useState<ReadonlyMap<number, ClientStage>>(new Map());
  const [selectedIn, setSelectedIn] = useState(query);
  // Another filter may hide selected members, who must not be moved unseen.
  if (selectedIn !== query) {
    setSelectedIn(query);
    setSelected(new Map());
  }
  const acts = usePeopleActs(clubId);
  const { move } = acts.moves;
  const toggle = ({ userId, from }: Carried) =>
    setSelected((before) => {
      const after = new Map(before);
      if (!after.delete(userId)) after.set(userId, from);
      return after;
    });
  const carry = (one: Carried): Carried[] =>
    selected.has(one.userId) ? [...selected].map(([userId, from]) => ({ userId, from })) : [one];
  const moveAll = async (people: readonly Carried[], to: ClientStage) => {
    await move(people, to);
    // Shows new clients, so that the moved member stays visible.
    if (to === 'client') setClients((split) => (split === 'AtRisk' ? 'New' : split));
    setSelected(new Map());
  };
  const { board, over } = useCarrying((one, to) => moveAll(carry(one), to));
  useWalk({ rows: total ?? 0, selects: true, clear: selected.size > 0 ? () => setSelected(new Map()) : undefined });
  const sideways = useSideways<HTMLDivElement>(String(total), shown);
  const stages = phone ? [shown] : clientStages;
  const unmatched = total === 0 && setCount(filter) > 0;
  const [isAtEnd, setAtEnd] = useState(false);
  return (
    <>
      <BoardFilters clubId={clubId} filter={filter} onChange={change} />
      <p className={classes['hint']}>
        {total !== undefined && (
          <b>
            {t('members.boardCount', {
              count: total,
              number: formats.number(total),
              stages: formats.number(clientStages.length),
            })}
          </b>
        )}
        {width === 'desk' && t('members.moveHint')}
      </p>
      {unmatched && (
        <EmptyState
          title={t('members.nobodyMatches')}
          action={
            <Button variant="default" onClick={() => change(noFilter)}>
              {t('kit.clearFilters')}
            </Button>
          }
        />
      )}
      {phone && (
        <div className={classes['choice']} hidden={unmatched} {...sideways}>
          <Segmented
            label={t('members.pipeline')}
            value={shown}
            options={clientStages.map((value) => ({
              value,
              label: (
                <span className={classes['stage']}>
                  {t(`members.stage-${value}`)} <b>{counts.data?.find(({ ClientStage }) => ClientStage === value)?.Count}</b>
                </span>
              ),
            }))}
            onChange={setShown}
          />
        </div>
      )}
      <div
        ref={board}
        className={classes['board']}
        hidden={unmatched}
        data-at-end={isAtEnd}
        onScroll={({ currentTarget: { scrollLeft, clientWidth, scrollWidth } }) =>
          setAtEnd(scrollLeft + clientWidth >= scrollWidth - 2)
        }
      >
        {stages.map((stage) => (
          <StageColumn
            key={stage}
            clubId={clubId}
            stage={stage}
            query={query}
            split={stage === 'client' ? clients : 'All'}
            onSplit={setClients}
            today={today}
            count={counts.data?.find(({ ClientStage }) => ClientStage === stage)}
            selected={selected}
            isOver={over === stage}
            onToggle={toggle}
            onMove={(one, to) => void moveAll(carry(one), to)}
          />
        ))}
      </div>
      <PeopleBar
        clubId={clubId}
        label={t('members.pipeline')}
        selected={[...selected.keys()]}
        acts={acts}
        onMove={(to) =>
          void moveAll(
            [...selected].map(([userId, from]) => ({ userId, from })),
            to,
          )
        }
        onClear={() => setSelected(new Map())}
      />
    </>
  );
}
