import type { ClientStage, StageCount } from '@clubpulse/contract/members/pipeline/pipeline';
import { listStage } from '@clubpulse/contract/members/pipeline/pipeline.calls';
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { PAGE_ROWS } from '../../kit/list/use-list-address.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { Answer } from '../../kit/states/Answer.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useWidth } from '../../kit/widths.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './Board.module.css';
import { StageCard } from './StageCard.tsx';
import type { Carried } from './use-moves.ts';

interface StageColumnProps {
  clubId: number;
  stage: ClientStage;
  /** What is searched for. */
  words: string;
  /** The club's. */
  today: string;
  count: StageCount | undefined;
  selected: ReadonlyMap<number, ClientStage>;
  /** It would take what is dragged. */
  isOver: boolean;
  onToggle: (one: Carried) => void;
  onMove: (one: Carried, to: ClientStage) => void;
}

/** One stage with who stands in it, who came last first; more of them come by a button. */
export function StageColumn({ clubId, stage, words, today, count, selected, isOver, onToggle, onMove }: StageColumnProps) {
  const t = useT();
  const formats = useFormats();
  const [rows, setRows] = useState(PAGE_ROWS);
  const query = useMemo(() => (words.trim() === '' ? {} : { globalSearch: words.trim() }), [words]);
  const page = useListPage(listStage, { params: { id: clubId, stage }, query }, rows);
  const phone = useWidth() === 'phone';
  const entered = t('members.entered', { count: formats.number(count?.Entered ?? 0) });
  const title = t(`members.stage-${stage}`);
  return (
    <section className={classes['column']} aria-label={title} data-over={isOver} data-column={stage}>
      <header>
        <h2>{title}</h2>
        <b>{count === undefined ? '' : formats.number(count.Count)}</b>
        {count !== undefined && count.Entered > 0 && (
          <span>{phone ? entered : <abbr title={entered}>+{formats.number(count.Entered)}</abbr>}</span>
        )}
      </header>
      <div className={classes['people']}>
        <Answer query={page} loading={<SkeletonRows rows={3} />}>
          {({ data, recordsFiltered }) => (
            <>
              {data.length === 0 && <p className={classes['empty']}>{t('members.stageEmpty')}</p>}
              <ul>
                {data.map((card) => (
                  <StageCard
                    key={card.UserId}
                    card={card}
                    today={today}
                    isSelected={selected.has(card.UserId)}
                    onToggle={() => onToggle({ userId: card.UserId, from: stage })}
                    onMove={(to) => onMove({ userId: card.UserId, from: stage }, to)}
                  />
                ))}
              </ul>
              {recordsFiltered > data.length && (
                <Button variant="default" loading={page.isPlaceholderData} onClick={() => setRows((shown) => shown + PAGE_ROWS)}>
                  {t('kit.showMore', { count: recordsFiltered - data.length })}
                </Button>
              )}
            </>
          )}
        </Answer>
      </div>
    </section>
  );
}
