import { type ReactNode, useEffect, useState } from 'react';
import { useT } from '../../platform/phrases.ts';
import type { ScreenShape } from '../../platform/screen.ts';
import { Bone, FigureBones, Identity, lines, Named, Row } from './Bones.tsx';
import { Shape } from './Shape.tsx';
import classes from './Skeleton.module.css';

/** Milliseconds. Most responses are faster, and a short flash of the skeleton would disturb. */
const SHOW_AFTER_MS = 300;

function useShownLate(): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return shown;
}

export function Loading({ children, flush = false }: { children: ReactNode; flush?: boolean }) {
  const t = useT();
  const shown = useShownLate();
  return (
    <div role="status" aria-busy="true" className={classes['loading']} data-shown={shown} data-flush={flush}>
      <span className={classes['words']}>{t('kit.loading')}</span>
      {children}
    </div>
  );
}

export const Waiting = () => <Loading>{null}</Loading>;

interface SkeletonRowsProps {
  rows?: number;
  flush?: boolean;
}

export function SkeletonHead({ part }: { part: 'picture' | 'line' }) {
  const shown = useShownLate();
  return (
    <span className={classes['loading']} data-shown={shown} aria-hidden="true">
      {part === 'picture' ? <Bone width={56} height={56} round /> : <Bone width={210} height={20} />}
    </span>
  );
}

export function SkeletonRows({ rows = 6, flush = false }: SkeletonRowsProps) {
  return (
    <Loading flush={flush}>
      {Array.from({ length: rows }, (_, row) => (
        <Row key={row} row={row} />
      ))}
    </Loading>
  );
}

interface SkeletonTableProps {
  columns: number;
  people?: boolean;
}

export function SkeletonTable({ columns, people = false }: SkeletonTableProps) {
  const cells = lines(Math.max(columns, 2));
  return (
    <Loading>
      <div className={classes['table']} data-people={people}>
        <div className={classes['cells']}>
          {cells.map((cell) => (
            <Bone key={cell} width={48 + ((cell * 23) % 30)} height={10} />
          ))}
        </div>
        {lines(8).map((row) => (
          <div key={row} className={classes['cells']}>
            {cells.map((cell) =>
              cell === 0 ? (
                <Named key={cell} row={row} pictured={people} />
              ) : (
                <Bone key={cell} width={`${30 + (((row + cell) * 17) % 40)}%`} />
              ),
            )}
          </div>
        ))}
      </div>
    </Loading>
  );
}

export const SkeletonCards = ({ boxed = false, cards = 5 }: { boxed?: boolean; cards?: number }) => (
  <Loading>
    <div className={classes['cards']} data-boxed={boxed}>
      {lines(cards).map((card) => (
        <div key={card} className={classes['row']}>
          <Named row={card} pictured={!boxed} lines={boxed ? 2 : 3} />
          <Bone width={64} height={20} round />
        </div>
      ))}
    </div>
  </Loading>
);

export const SkeletonFigures = () => (
  <Loading>
    <FigureBones />
  </Loading>
);

export function SkeletonScreen({ shape = 'overview' }: { shape?: ScreenShape }) {
  return (
    <Loading>
      <Shape shape={shape} />
    </Loading>
  );
}

export function SkeletonPage({ shape }: { shape: ScreenShape }) {
  return (
    <Loading>
      <div className={classes['head']}>{shape === 'member' ? <Identity /> : <Bone width="min(46%, 260px)" height={30} />}</div>
      <Shape shape={shape} />
    </Loading>
  );
}
