import { type ReactNode, useEffect, useState } from 'react';
import { useT } from '../../platform/phrases.ts';
import type { ScreenShape } from '../../platform/screen.ts';
import classes from './Skeleton.module.css';

/** No skeleton before this delay: most responses are faster, and a flash is worse than nothing. */
const SHOW_AFTER_MS = 300;

function useShownLate(): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return shown;
}

/** Shows skeletons after 300 ms; announces "Loading" to screen readers. */
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

export function Bone({
  width = '100%',
  height = 12,
  round = false,
}: {
  width?: number | string;
  height?: number;
  round?: boolean;
}) {
  return <span className={classes['bone']} style={{ width, height, ...(round ? { borderRadius: height } : {}) }} />;
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

function Named({ row, pictured, lines: count }: { row: number; pictured: boolean; lines?: number }) {
  const shown = count ?? (pictured ? 2 : 1);
  return (
    <div className={classes['named']}>
      {pictured && <Bone width={34} height={34} round />}
      <div className={classes['lines']}>
        <Bone width={`${46 + ((row * 17) % 30)}%`} />
        {lines(shown - 1).map((line) => (
          <Bone key={line} width={`${24 + ((row * 11 + line * 19) % 30)}%`} height={10} />
        ))}
      </div>
    </div>
  );
}

export const SkeletonFigures = () => (
  <Loading>
    <FigureBones />
  </Loading>
);

const FigureBones = () => (
  <div className={classes['figures']}>
    {lines(4).map((figure) => (
      <Bone key={figure} height={74} />
    ))}
  </div>
);

function Row({ row }: { row: number }) {
  return (
    <div className={classes['row']}>
      <Bone width={34} height={34} round />
      <div className={classes['lines']}>
        <Bone width={`${46 + ((row * 17) % 30)}%`} />
        <Bone width={`${24 + ((row * 11) % 20)}%`} height={10} />
      </div>
      <Bone width={64} height={20} round />
    </div>
  );
}

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

const Identity = () => (
  <div className={classes['row']}>
    <Bone width={56} height={56} round />
    <div className={classes['lines']}>
      <Bone width="40%" height={18} />
      <Bone width="28%" />
    </div>
  </div>
);

const Tabs = ({ tabs }: { tabs: number }) => (
  <div className={classes['tabs']} data-line="true">
    {lines(tabs).map((tab) => (
      <Bone key={tab} width={64 + ((tab * 29) % 50)} height={14} />
    ))}
  </div>
);

const FormBones = ({ fields }: { fields: number }) => (
  <div className={classes['form']}>
    {lines(fields).map((field) => (
      <div key={field} className={classes['field']}>
        <Bone width={`${18 + ((field * 7) % 14)}%`} />
        <Bone height={36} />
      </div>
    ))}
  </div>
);

const lines = (count: number) => Array.from({ length: count }, (_, line) => line);

function Shape({ shape }: { shape: ScreenShape }) {
  switch (shape) {
    case 'overview':
      return (
        <>
          <FigureBones />
          <Bone height={220} />
        </>
      );
    case 'list':
      return (
        <>
          <Bone width="min(100%, 300px)" height={36} />
          {lines(8).map((row) => (
            <Row key={row} row={row} />
          ))}
        </>
      );
    case 'form':
      return <FormBones fields={6} />;
    case 'sections':
      return (
        <div className={classes['sections']}>
          <div className={classes['outline']}>
            {lines(9).map((entry) => (
              <Bone key={entry} width={60 + ((entry * 37) % 60)} height={14} />
            ))}
          </div>
          <FormBones fields={7} />
        </div>
      );
    case 'message':
      return (
        <>
          <Tabs tabs={3} />
          <div className={classes['member']}>
            <div className={classes['form']}>
              <div className={classes['tabs']}>
                {lines(4).map((filter) => (
                  <Bone key={filter} width={104 + ((filter * 29) % 40)} height={32} />
                ))}
              </div>
              <div className={classes['columns']}>
                <Bone height={36} />
                <Bone height={36} />
              </div>
              <div className={classes['figures']}>
                {lines(3).map((way) => (
                  <Bone key={way} height={62} />
                ))}
              </div>
              <div className={classes['columns']}>
                <FormBones fields={2} />
                <FormBones fields={2} />
              </div>
            </div>
            <div className={classes['lines']}>
              <Bone width="60%" height={44} />
              <Bone height={36} />
              <Bone height={110} />
            </div>
          </div>
        </>
      );
    case 'editor':
      return (
        <div className={classes['editor']}>
          <div className={classes['lines']}>
            {lines(6).map((entry) => (
              <Bone key={entry} height={24} />
            ))}
          </div>
          <div className={classes['lines']}>
            {lines(3).map((part) => (
              <Bone key={part} height={150} />
            ))}
          </div>
          <div className={classes['lines']}>
            {lines(6).map((row) => (
              <Row key={row} row={row} />
            ))}
          </div>
        </div>
      );
    case 'calendar':
      return (
        <div className={classes['week']}>
          {lines(7).map((day) => (
            <div key={day} className={classes['lines']}>
              <Bone width="60%" />
              {lines(2 + (day % 3)).map((entry) => (
                <Bone key={entry} height={64} />
              ))}
            </div>
          ))}
        </div>
      );
    case 'member':
      return (
        <>
          <Tabs tabs={6} />
          <div className={classes['member']}>
            <div className={classes['lines']}>
              {lines(3).map((held) => (
                <Bone key={held} height={76} />
              ))}
              <div className={classes['columns']}>
                <Bone height={150} />
                <Bone height={150} />
              </div>
            </div>
            <div className={classes['lines']}>
              {lines(5).map((row) => (
                <Row key={row} row={row} />
              ))}
            </div>
          </div>
        </>
      );
    case 'detail':
      return (
        <>
          <Identity />
          <Bone height={42} />
          <div className={classes['columns']}>
            <Bone height={180} />
            <Bone height={180} />
          </div>
        </>
      );
  }
}
