import type { Role } from '@clubpulse/contract/accounts/roles';
import type { Self, User } from '@clubpulse/contract/accounts/users';
import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import type { Club } from '@clubpulse/contract/clubs/clubs';
import { getClub, listMyClubs } from '@clubpulse/contract/clubs/clubs.calls';
import { initialClubId, rolesInClub, rolesOfAdministrator } from '@clubpulse/rules/accounts/roles/roles';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { type ApiError, callKey, queryClient, useCall } from './api.ts';
import { FormatsContext, makeFormats, settingsOf } from './formats.ts';
import { hasIdentity, leave } from './identity/identity.ts';
import { hearTabs } from './identity/tabs.ts';
import { onTokenRefused } from './identity/token.ts';
import { hasStoredLanguage, showLanguage, useLanguage } from './phrases.ts';
import { readStored, storageKeys, store } from './storage.ts';
import { anyEditorOpen } from './version/open-editors.ts';

interface SignedIn {
  self: Self;
  /** The clubs of the selector: athlete, trainer or manager there. */
  clubs: readonly Club[];
  /** The selected club: one of `clubs`, or one that an owner picked in Brand; null without any. */
  club: Club | null;
  selectClub: (club: Club) => void;
  /** Her sign-in has ended while she was here: nothing is answered until she signs in again, but what she typed is still there. */
  ended: boolean;
}

export type Session =
  | { state: 'starting' }
  /** The server or the provider did not answer, or the server refuses her a user (`refused`); `retry` asks again. */
  | { state: 'failed'; refused: ApiError | null; retry: () => void }
  | { state: 'signedOut' }
  | ({ state: 'signedIn' } & SignedIn);

const SessionContext = createContext<Session | null>(null);

/** Why the first call of an account may be refused: what she does about it lies with whoever gives her the token. */
const notAdmitted = ['EmailNotConfirmed', 'EmailToConfirm', 'EmailExists'] as const;

/** Finds out who is signed in, and in which club; everything below may ask with the hooks of this file. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const identity = useIdentity();
  const signedIn = identity.state === 'known';
  const self = useCall(getSelf, {}, { enabled: signedIn, keep: true, quiet: true, staleTime: 5 * 60_000 });
  const clubs = useCall(listMyClubs, {}, { enabled: signedIn, keep: true, quiet: true, staleTime: 5 * 60_000 });
  const selection = useSelection(self.data, clubs.data);
  useOwnLanguage(self.data);
  useRefusedToken(self.isError);
  const isSomebodyElse = useOtherTabs(self.data);

  const session = useMemo((): Session => {
    const error = identity.state === 'failed' || self.error !== null || clubs.error !== null;
    if (isSomebodyElse) return { state: 'starting' };
    const ended = self.error?.status === 401;
    if ((ended && self.data === undefined) || identity.state === 'none') return { state: 'signedOut' };
    if (self.data && clubs.data && selection.settled) {
      const { club, select: selectClub } = selection;
      return { state: 'signedIn', self: asAdministrator(self.data, club), clubs: clubs.data, club, selectClub, ended };
    }
    if (!error) return { state: 'starting' };
    const retry = () => {
      identity.retry();
      void self.refetch();
      void clubs.refetch();
    };
    const refused = self.error !== null && notAdmitted.some((type) => self.error.is(type)) ? self.error : null;
    return { state: 'failed', refused, retry };
  }, [identity, self, clubs, selection, isSomebodyElse]);

  return (
    <SessionContext value={session}>
      <SessionFormats self={self.data}>{children}</SessionFormats>
    </SessionContext>
  );
}

const asAdministrator = (self: Self, club: Club | null): Self =>
  self.IsAdmin ? { ...self, AvailableRoles: rolesOfAdministrator(self.AvailableRoles, club) } : self;

function SessionFormats({ self, children }: { self: Self | undefined; children: ReactNode }) {
  const language = useLanguage();
  // The shown language may be ahead of the profile until it is saved there.
  const formats = useMemo(
    () => makeFormats(self === undefined ? settingsOf(language) : { ...self, Language: language }),
    [self, language],
  );
  return <FormatsContext value={formats}>{children}</FormatsContext>;
}

type IdentityState = 'asking' | 'known' | 'none' | 'failed';

function useIdentity(): { state: IdentityState; retry: () => void } {
  const [state, setState] = useState<IdentityState>('asking');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    hasIdentity().then(
      (known) => !left && setState(known ? 'known' : 'none'),
      () => !left && setState('failed'),
    );
    return () => {
      left = true;
    };
  }, [attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return useMemo(() => ({ state, retry }), [state, retry]);
}

function storedClubId(): number | null {
  const stored = Number(readStored(storageKeys.club));
  return Number.isSafeInteger(stored) && stored > 0 ? stored : null;
}

/** The selected club: the stored one while it is still selectable, else the first by role (spec 1 section 4; readings 7). */
function useSelection(self: Self | undefined, clubs: readonly Club[] | undefined) {
  const [picked, setPicked] = useState<Club | null>(null);
  const [stored, setStored] = useState(storedClubId);
  useEffect(() => {
    // Another tab picked a club. What is being edited here belongs to the one it was begun in.
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key !== storageKeys.club || newValue === null || anyEditorOpen()) return;
      setPicked(null);
      setStored(storedClubId());
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
  const known = clubs !== undefined && self !== undefined;
  // A stored club that is not one's own may be one that an owner picked in Brand.
  const chosen = picked?.ClubId ?? stored;
  const foreign =
    known &&
    chosen !== null &&
    (self.IsAdmin || self.AvailableRoles.Owner.length > 0) &&
    !clubs.some((club) => club.ClubId === chosen);
  const brandClub = useCall(getClub, { params: { id: chosen ?? 0 } }, { enabled: foreign, ignore: [403, 404], quiet: true });

  const select = useCallback((club: Club) => {
    store(storageKeys.club, String(club.ClubId));
    setPicked(club);
  }, []);

  const isOwn = clubs?.some(({ ClubId }) => ClubId === picked?.ClubId) === true;
  const [wasOwn, setWasOwn] = useState<number | null>(null);
  if (isOwn && picked !== null && wasOwn !== picked.ClubId) setWasOwn(picked.ClubId);
  // What was just joined or founded is not among her clubs yet; what she left was, and what was deleted is found no more.
  const isOver = !isOwn && picked !== null && (wasOwn === picked.ClubId || (foreign && brandClub.isError));

  const settled = known && (!foreign || picked !== null || !brandClub.isPending);
  const club = useMemo(() => {
    // As it is by now: what was picked may have another name, address or currency since.
    if (foreign && brandClub.data?.ClubId === chosen) return brandClub.data;
    const own = clubs?.find(({ ClubId }) => ClubId === picked?.ClubId);
    if (own !== undefined) return own;
    if (picked !== null && !isOver) return picked;
    const first = self && initialClubId(stored, clubs?.map((one) => one.ClubId) ?? [], self.AvailableRoles);
    return clubs?.find((one) => one.ClubId === first) ?? null;
  }, [picked, isOver, chosen, foreign, brandClub.data, stored, clubs, self]);
  return useMemo(() => ({ club, settled, select }), [club, settled, select]);
}

/** After a refused token asks who is signed in: if nobody is, she is asked to sign in again. */
function useRefusedToken(signingIn: boolean): void {
  useEffect(() => {
    if (signingIn) return;
    return onTokenRefused(() => {
      if (!queryClient.isFetching({ queryKey: [getSelf.id] })) void queryClient.invalidateQueries({ queryKey: [getSelf.id] });
    });
  }, [signingIn]);
}

/**
 * Signing out in one tab signs out in all; signing in again in another window is heard here. Answers whether it is somebody else now:
 * then nothing of the page may stay, and it begins anew.
 */
function useOtherTabs(self: Self | undefined): boolean {
  const [firstId, setFirstId] = useState(self?.UserId);
  if (firstId === undefined && self !== undefined) setFirstId(self.UserId);
  const isSomebodyElse = self !== undefined && firstId !== undefined && self.UserId !== firstId;
  useEffect(() => {
    if (isSomebodyElse) window.location.reload();
  }, [isSomebodyElse]);
  const isKnown = firstId !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    return hearTabs(({ kind }) => {
      if (kind === 'signedIn') void queryClient.invalidateQueries();
      if (kind === 'left') {
        queryClient.clear();
        window.sessionStorage.clear();
        window.location.replace(window.location.pathname);
      }
    });
  }, [isKnown]);
  return isSomebodyElse;
}

/** A browser that remembers no language shows the user's own after sign-in (readings 32). */
function useOwnLanguage(self: Self | undefined): void {
  const language = self?.Language;
  useEffect(() => {
    if (language !== undefined && !hasStoredLanguage()) void showLanguage(language, { remember: true });
  }, [language]);
}

/** Who is signed in, in every state; most screens want `useSelf` and `useClub`. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession needs SessionProvider');
  return session;
}

function useSignedIn(): SignedIn {
  const session = useSession();
  if (session.state !== 'signedIn') throw new Error('This screen needs a signed-in user');
  return session;
}

/** The signed-in user. Only below the shell, where there always is one. */
export const useSelf = (): Self => useSignedIn().self;

/** The selected club; null for somebody who has none. */
export const useClub = (): Club | null => useSignedIn().club;

/** The selected club of a view that the access table opens only with one. */
export function useStaffClub(): Club {
  const { club } = useSignedIn();
  if (club === null) throw new Error('This view opens only with a selected club');
  return club;
}

/** The clubs of the selector, and how to pick one; picking stores it. */
export function useClubs(): Pick<SignedIn, 'clubs' | 'selectClub'> {
  const { clubs, selectClub } = useSignedIn();
  return { clubs, selectClub };
}

/** One's roles in the selected club, highest first. */
export function useRoles(): readonly Role[] {
  const { self, club } = useSignedIn();
  return useMemo(() => (club === null ? [] : rolesInClub(self.AvailableRoles, club)), [self, club]);
}

/** Asks anew who one is and where: after joining a club or saving the profile. */
export async function refreshSession(): Promise<void> {
  await Promise.all([getSelf, listMyClubs].map((call) => queryClient.invalidateQueries({ queryKey: [call.id] })));
}

/** Clears local storage, session storage, the user data and the provider's session (spec 1 section 4). */
export async function signOut(): Promise<void> {
  queryClient.clear();
  await leave();
}

/** Takes over what a call answered about oneself, without asking again. */
export function rememberSelf(user: User): void {
  queryClient.setQueryData<Self>(callKey(getSelf), (self) => (self === undefined ? self : { ...self, ...user }));
}

/** The club was answered what it may see. */
export function rememberAnswered(clubId: number): void {
  queryClient.setQueryData<Self>(
    callKey(getSelf),
    (self) => self && { ...self, ClubsToAnswer: self.ClubsToAnswer.filter((one) => one !== clubId) },
  );
}
