import type { ClientStage, StageCount, StageSplit } from '@clubpulse/contract/members/pipeline/pipeline';
import { listStage } from '@clubpulse/contract/members/pipeline/pipeline.calls';
import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { ShowMore } from '../../kit/list/ShowMore.tsx';
import { PAGE_ROWS } from '../../kit/list/use-list-address.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useWidth } from '../../kit/widths.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './Board.module.css';
import type { BoardQuery } from './board-filter.ts';
import { StageCard } from './StageCard.tsx';
import type { Carried } from './use-moves.ts';

interface StageColumnProps {
  clubId: number;
  stage: ClientStage;
  query: BoardQuery;
  split: StageSplit;
  canSplit: boolean;
  isChosen: boolean;
  onSplit: (split: StageSplit) => void;
  today: string;
  count: StageCount | undefined;
  selected: ReadonlyMap<number, ClientStage>;
  isOver: boolean;
  onToggle: (one: Carried) => void;
  onMove: (one: Carried, to: ClientStage) => void;
}

export function StageColumn({
  clubId,
  stage,
  query,
  split,
  canSplit,
  isChosen,
  onSplit,
  today,
  count,
  selected,
  isOver,
  onToggle,
  onMove,
}: StageColumnProps) {
  const t = useT();
  const formats = useFormats();
  const [rows, setRows] = useState(PAGE_ROWS);
  const page = useListPage(listStage, { params: { id: clubId, stage }, query: { ...query, Split: split } }, rows);
  const phone = useWidth() === 'phone';
  const entered = t('members.entered', { count: count?.Entered ?? 0, number: formats.number(count?.Entered ?? 0) });
  const title = t(`members.stage-${stage}`);
  const isNarrowed = split !== 'All' || Object.keys(query).length > 0;
  return (
    <section
      className={classes['column']}
      aria-label={title}
      aria-current={isChosen ? 'true' : undefined}
      data-over={isOver}
      data-column={stage}
    >
      <header>
        <h2 title={title}>{title}</h2>
        <b>{count === undefined ? '' : formats.number(count.Count)}</b>
        {count !== undefined && count.Entered > 0 && (
          <span>{phone ? entered : <abbr title={entered}>+{formats.number(count.Entered)}</abbr>}</span>
        )}
        {count !== undefined && count.MovedOn !== null && <MovedOn share={count.MovedOn} inWords={phone} />}
      </header>
      {canSplit && count !== undefined && (
        <div className={classes['split']}>
          <Segmented<StageSplit>
            label={stage === 'client' ? t('members.clientsShown') : title}
            value={split}
            options={[
              ...(stage === 'client'
                ? [{ value: 'AtRisk' as const, label: t('members.clientsAtRisk', { count: formats.number(count.AtRisk) }) }]
                : []),
              { value: 'New', label: t('members.clientsNew', { count: formats.number(count.Entered) }) },
              { value: 'All', label: t('kit.all') },
            ]}
            onChange={onSplit}
          />
        </div>
      )}
      <div className={classes['people']}>
        <QueryResult query={page} loading={<SkeletonRows rows={3} />}>
          {({ data, recordsFiltered }) => (
            <>
              {data.length === 0 && (
                <p className={classes['empty']}>{t(isNarrowed ? 'members.stageNobodyMatches' : 'members.stageEmpty')}</p>
              )}
              <ul>
                {data.map((card) => (
                  <StageCard
                    key={card.UserId}
                    clubId={clubId}
                    card={card}
                    today={today}
                    isSelected={selected.has(card.UserId)}
                    onToggle={() => onToggle({ userId: card.UserId, from: stage })}
                    onMove={(to) => onMove({ userId: card.UserId, from: stage }, to)}
                  />
                ))}
              </ul>
              <ShowMore
                count={recordsFiltered - data.length}
                loading={page.isPlaceholderData}
                onClick={() => setRows((shown) => shown + PAGE_ROWS)}
              />
            </>
          )}
        </QueryResult>
      </div>
    </section>
  );
}

function MovedOn({ share, inWords }: { share: number; inWords: boolean }) {
  const t = useT();
  const { percent } = useFormats();
  const words = t('members.movedOn', { percent: percent(share) });
  return (
    <span className={classes['on']}>
      {inWords ? (
        words
      ) : (
        <abbr title={words}>
          {percent(share)} <IconArrowRight size={13} stroke={2} aria-hidden="true" />
        </abbr>
      )}
    </span>
  );
}
