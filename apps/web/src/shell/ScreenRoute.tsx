import type { Self } from '@clubpulse/contract/accounts/users';
import type { ViewAnswer } from '@clubpulse/rules/accounts/roles/views';
import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { lazyComponent } from '../kit/lazy-component.tsx';
import { Page } from '../kit/page/Page.tsx';
import { NotFound } from '../kit/states/ErrorState.tsx';
import { SkeletonPage, SkeletonRows } from '../kit/states/Skeleton.tsx';
import { asksForClub, closedByGate, defaultViewOf, viewAnswer } from '../platform/access.ts';
import { screenNamed } from '../platform/known-screens.ts';
import { translate, useT } from '../platform/phrases.ts';
import { pathTo } from '../platform/routes.ts';
import type { Screen } from '../platform/screen.ts';
import { useSession } from '../platform/session.tsx';
import { leaveScreen, toastError, toastNote } from '../platform/toasts/toasts.ts';
import '../screens.ts';
import { CodeBoundary } from './CodeBoundary.tsx';
import classes from './ScreenRoute.module.css';

const ClubOfAddress = lazyComponent(() => import('./ClubOfAddress.tsx').then((it) => it.ClubOfAddress));
const MoreEntries = lazyComponent(() => import('./menu/MoreEntries.tsx').then((it) => it.MoreEntries), {
  meanwhile: SkeletonRows,
  file: 'MoreEntries',
});
const ChooseClub = lazyComponent(() => import('./ChooseClub.tsx').then((it) => it.ChooseClub));

const isId = (text: string | undefined): boolean => /^[1-9]\d*$/.test(text ?? '');

const heldAction = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'action' in state && typeof state.action === 'string' ? state.action : undefined;

export function ScreenRoute() {
  const { pathname, search, state } = useLocation();
  const { view = '', id, action = heldAction(state) } = useParams();
  const session = useSession();
  const screen = screenNamed(view);
  useEffect(() => leaveScreen, [view, id]);
  useScreenTitle(screen);
  const start = defaultViewOf(session);
  if (screen === undefined) {
    const away = <Navigate to={pathTo(start)} replace />;
    return view === '' || session.state !== 'signedIn' ? away : <SimplePage words={noSuchPage(view)}>{away}</SimplePage>;
  }

  const answer = viewAnswer(screen.name, session);
  if (screen.idIsClub && isId(id) && session.state === 'signedIn' && mayOpenSomewhere(answer, session.self)) {
    return <ClubOfAddress key={id} clubId={Number(id)} view={screen.name} action={action} />;
  }
  const wanted = { wanted: pathname + search };
  if (answer === 'noAccess') return <Navigate to={pathTo('NoAccess')} replace state={wanted} />;
  if (asksForClub(screen.name, session)) return <ChooseClub screen={screen} />;
  if (answer !== 'open') {
    const instead = start === screen.name ? 'Journal' : start;
    const redirect = <Navigate to={pathTo(instead)} replace state={wanted} />;
    const gate = closedByGate(screen, session);
    if (gate !== null) return <SimplePage words={gate === 'runsNone' ? runsNone() : notEnabled(screen)}>{redirect}</SimplePage>;
    const waiting = session.state === 'signedIn' && Array.isArray(screen.who) ? session.self.ClosedClubs : [];
    if (waiting.length > 0) return <SimplePage words={waitsForSecondStep(waiting)}>{redirect}</SimplePage>;
    if (answer === 'noClub') return <SimplePage words={noRights()}>{redirect}</SimplePage>;
    const isShown = session.state === 'signedIn' && Array.isArray(screen.who);
    if (!isShown) return redirect;
    return (
      <SimplePage words={notOfRole(screen)} isNote>
        {redirect}
      </SimplePage>
    );
  }
  const above = screen.under?.find((one) => viewAnswer(one, session) === 'open');
  const list = pathTo(above ?? start);
  if (screen.needsId && id === undefined) {
    if (above === undefined && screen.own !== undefined) return <Navigate to={pathTo(screen.own)} replace />;
    return (
      <SimplePage words={openedFrom(screen)} isNote>
        <Navigate to={list} replace />
      </SimplePage>
    );
  }
  if (screen.needsId && !isId(id)) return <NamesNothing screen={screen} list={list} />;
  return (
    <Suspense fallback={<Waiting screen={screen} />}>
      <CodeBoundary
        key={screen.name}
        screen={screen}
        show={(Code) => (
          <Code
            {...(id === undefined ? {} : { id })}
            {...(action === undefined ? {} : { action })}
            {...(screen.listsRest && { rest: <MoreEntries /> })}
          />
        )}
      />
    </Suspense>
  );
}

const mayOpenSomewhere = (answer: ViewAnswer, { AvailableRoles, IsAdmin }: Self): boolean =>
  answer === 'open' || answer === 'noAccess' || IsAdmin || (answer === 'noClub' && AvailableRoles.Owner.length > 0);

function useScreenTitle(screen: Screen | undefined): void {
  const t = useT();
  const title = screen === undefined ? 'Clubpulse' : `${t(screen.title)} · Clubpulse`;
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}

const Waiting = ({ screen }: { screen: Screen }) => (
  <div className={classes['waiting']}>
    <SkeletonPage shape={screen.shape ?? 'list'} />
  </div>
);

function NamesNothing({ screen, list }: { screen: Screen; list: string }) {
  const t = useT();
  return (
    <Page title={t(screen.title)} back={list}>
      <NotFound />
    </Page>
  );
}

const noRights = () => ({
  cause: 'no-view-rights',
  title: translate('insufficient-rights'),
  message: translate('no-view-rights'),
});

const notEnabled = ({ gate }: Screen) =>
  gate === 'live'
    ? { cause: 'no-live', title: translate('live.notEnabled'), message: translate('live.whoSwitches') }
    : { cause: 'no-activities', title: translate('shell.noActivities'), message: translate('shell.noActivitiesText') };

const runsNone = () => ({
  cause: 'no-view-rights',
  title: translate('shell.ownerRunsNone'),
  message: translate('shell.ownerRunsNoneText'),
});

const waitsForSecondStep = (clubs: readonly string[]) => ({
  cause: 'second-step',
  title: translate('shell.secondStep', { clubs: clubs.join(', ') }),
  message: translate('shell.secondStepText'),
});

const notOfRole = ({ title, who: person }: Screen) => ({
  cause: 'no-view-rights',
  title: translate('shell.notYours', {
    page: translate(title),
    roles: typeof person === 'string' ? '' : person.map((role) => translate(`role.${role}`)).join(', '),
  }),
  message: translate(isOwnersAlone(person) ? 'shell.ownersOnlyText' : 'shell.notYoursText'),
});

/** True if only owners open the screen. No manager can grant this role. */
const isOwnersAlone = (person: Screen['who']): boolean => Array.isArray(person) && person.every((role) => role === 'Owner');

const openedFrom = ({ title }: Screen) => ({
  cause: 'no-id',
  title: translate('shell.showsOne', { page: translate(title) }),
  message: translate('shell.showsOneText'),
});

const noSuchPage = (view: string) => ({
  cause: 'no-view-rights',
  title: translate('shell.noSuchPage', { address: view }),
  message: translate('shell.noSuchPageText'),
});

interface SimplePageProps {
  words: Parameters<typeof toastError>[0];
  isNote?: boolean;
  children: React.ReactNode;
}

function SimplePage({ words, isNote = false, children }: SimplePageProps) {
  const [text] = useState(words);
  useEffect(() => (isNote ? toastNote : toastError)({ ...text, ofScreen: 'next' }), [text, isNote]);
  return children;
}
