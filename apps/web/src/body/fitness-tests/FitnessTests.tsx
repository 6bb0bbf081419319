import type { FitnessTest, Protocol } from '@clubpulse/contract/body/fitness-tests/fitness-tests';
import { deleteFitnessTest } from '@clubpulse/contract/body/fitness-tests/fitness-tests.calls';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo, useGoTo } from '../../platform/routes.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { EarlierTests } from './EarlierTests.tsx';
import classes from './FitnessTests.module.css';
import { StoppedTest } from './StoppedTest.tsx';
import { TestResult } from './TestResult.tsx';
import { TypedTests } from './TypedTests.tsx';
import { useTests } from './use-tests.ts';

const PrepareTest = lazyComponent(() => import('./PrepareTest.tsx').then((it) => it.PrepareTest));

interface FitnessTestsProps {
  userId: number;
  clubId: number | null | undefined;
  testId: number | null;
  name: string | null;
  /** kg. */
  weight: number | null;
  run: (test: FitnessTest, onEnded: (test: FitnessTest) => void, onClose: () => void) => ReactNode;
}

export function FitnessTests({ userId, clubId, testId, name, weight, run }: FitnessTestsProps) {
  const t = useT();
  const goTo = useGoTo();
  const own = clubId === null;
  const { tests, all, typed, shown, lastRated, before } = useTests({ userId, testId });
  const [preparing, setPreparing] = useState<Protocol | null>(null);
  const [running, setRunning] = useState<FitnessTest | null>(null);
  const [deleting, setDeleting] = useState<FitnessTest | null>(null);
  const title = name ?? t('fitnessTests.title');
  const mayRun = clubId !== undefined && tests.data !== undefined;
  const start = () => setPreparing('ymcaStep');
  return (
    <Page
      reading
      title={title}
      {...(name === null ? {} : { subtitle: t('fitnessTests.title') })}
      back={testId === null ? pathTo('AdvancedBiometrics', own ? undefined : userId) : pathTo('FitnessTestView', userId)}
      actions={
        <HeaderActions
          label={t('kit.actionsOf', { name: title })}
          actions={[
            ...(mayRun ? [{ label: t('fitnessTests.start'), icon: IconPlus, primary: true, onClick: start }] : []),
            ...(shown?.MayChange
              ? [{ label: t('fitnessTests.delete'), icon: IconTrash, danger: true, onClick: () => setDeleting(shown) }]
              : []),
          ]}
        />
      }
    >
      {tests.error?.is('NotShared') ? (
        <EmptyState title={t('measures.notShared')}>{t('fitnessTests.shareText')}</EmptyState>
      ) : (
        <QueryResult query={tests} loading={<SkeletonRows rows={5} />}>
          {() => (
            <div className={classes['screen']}>
              {shown === undefined ? (
                <EmptyState title={t(typed.length === 0 ? 'fitnessTests.none' : 'fitnessTests.noneRun')}>
                  {t('fitnessTests.noneText')}
                </EmptyState>
              ) : shown.Score === null ? (
                <StoppedTest test={shown} lastRated={lastRated} {...(mayRun ? { onPlan: setPreparing } : {})} />
              ) : (
                <TestResult test={shown} before={before} />
              )}
              <EarlierTests tests={all.filter((test) => test !== shown)} />
              <TypedTests events={typed} />
              <p className={classes['about']}>{t('fitnessTests.noDiagnosis')}</p>
            </div>
          )}
        </QueryResult>
      )}
      {preparing !== null && clubId !== undefined && (
        <PrepareTest
          userId={userId}
          clubId={clubId}
          protocol={preparing}
          name={name}
          weight={weight}
          onPrepared={(test) => {
            setPreparing(null);
            setRunning(test);
          }}
          onClose={() => setPreparing(null)}
        />
      )}
      {running !== null &&
        run(
          running,
          ({ FitnessTestId }) => {
            setRunning(null);
            goTo('FitnessTestView', `${userId}/${FitnessTestId}`, { replace: testId !== null });
          },
          () => setRunning(null),
        )}
      <DeleteTest userId={userId} test={deleting} onClose={() => setDeleting(null)} />
    </Page>
  );
}

function DeleteTest({ userId, test, onClose }: { userId: number; test: FitnessTest | null; onClose: () => void }) {
  const t = useT();
  const goTo = useGoTo();
  const remove = useChange(deleteFitnessTest, {
    onDone: () => {
      toastDone({ title: t('fitnessTests.deleted') });
      onClose();
      goTo('FitnessTestView', userId, { replace: true });
    },
  });
  return (
    <ConfirmDialog
      opened={test !== null}
      danger
      title={t('fitnessTests.deleteTitle')}
      confirm={t('fitnessTests.delete')}
      busy={remove.isPending}
      onClose={onClose}
      onConfirm={() => {
        if (test) remove.mutate({ params: { id: test.FitnessTestId } });
      }}
    >
      {t('fitnessTests.deleteText')}
    </ConfirmDialog>
  );
}
