import { type ClientStage, clientStages, type StageSplit } from '@clubpulse/contract/members/pipeline/pipeline';
import { getPipeline } from '@clubpulse/contract/members/pipeline/pipeline.calls';
import { Button } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { useRowShortcuts } from '../../kit/use-keys.ts';
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
import { StageChoice } from './StageChoice.tsx';
import { StageColumn } from './StageColumn.tsx';
import { useCarrying } from './use-carrying.ts';
import type { Carried } from './use-moves.ts';
import { usePeopleActs } from './use-people-acts.ts';
import { useSelectedPeople } from './use-selected-people.ts';

const inAddress = { read: readBoard, write: writeBoard };

/** Members are moved by drag, by menu, with the keys 1 to 5, or as a selection. A phone shows one stage. */
export function Board({ clubId }: { clubId: number }) {
  const t = useT();
  const width = useWidth();
  const phone = width === 'phone';
  const today = useTodayIn(useStaffClub().TimeZone);
  const { filter, change } = useListAddress(inAddress);
  const { q, who: person, task, tag, by, stage: chosen, split } = filter;
  const query = useMemo(() => queryOf({ q, who: person, task, tag, by }), [q, person, task, tag, by]);
  const counts = useCall(getPipeline, { params: { id: clubId }, query }, { quiet: true, keepPrevious: true });
  const total = counts.data?.reduce((sum, { Count }) => sum + Count, 0);
  const shown = chosen ?? 'lead';
  const [splits, setSplits] = useState<Partial<Record<ClientStage, StageSplit>>>(
    chosen === null || split === null ? {} : { [chosen]: split },
  );
  const splitOf = (stage: ClientStage): StageSplit => splits[stage] ?? (stage === 'client' ? 'AtRisk' : 'All');
  const { selected, people, toggle, carriedWith, clear } = useSelectedPeople(query);
  const acts = usePeopleActs(clubId);
  const { move } = acts.moves;
  const moveAll = async (carried: readonly Carried[], to: ClientStage) => {
    await move(carried, to);
    // A moved member is a new client, so the board changes to new clients and the member stays visible.
    if (to === 'client')
      setSplits((before) => ((before.client ?? 'AtRisk') === 'AtRisk' ? { ...before, client: 'New' } : before));
    clear();
  };
  const { board, over } = useCarrying((one, to) => moveAll(carriedWith(one), to));
  useEffect(() => {
    board.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [board]);
  useRowShortcuts({ rows: total ?? 0, selects: true, clear: selected.size > 0 ? clear : undefined });
  const stages = phone ? [shown] : clientStages;
  const unmatched = total === 0 && setCount(filter) > 0;
  const [isAtEnd, setAtEnd] = useState(false);
  return (
    <>
      <BoardFilters clubId={clubId} filter={filter} onChange={change} />
      <BoardHint total={total} isWide={width === 'desk'} />
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
        <StageChoice shown={shown} counts={counts.data} total={total} hidden={unmatched} onShow={(stage) => change({ stage })} />
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
            split={splitOf(stage)}
            canSplit={stage === 'client' || splits[stage] !== undefined}
            isChosen={!phone && stage === chosen}
            onSplit={(next) => setSplits((before) => ({ ...before, [stage]: next }))}
            today={today}
            count={counts.data?.find(({ ClientStage }) => ClientStage === stage)}
            selected={selected}
            isOver={over === stage}
            onToggle={toggle}
            onMove={(one, to) => void moveAll(carriedWith(one), to)}
          />
        ))}
      </div>
      <PeopleBar
        clubId={clubId}
        label={t('members.pipeline')}
        selected={[...selected.keys()]}
        acts={acts}
        onMove={(to) => void moveAll(people, to)}
        onClear={clear}
      />
    </>
  );
}

function BoardHint({ total, isWide }: { total: number | undefined; isWide: boolean }) {
  const t = useT();
  const formats = useFormats();
  return (
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
      {isWide && t('members.moveHint')}
    </p>
  );
}
