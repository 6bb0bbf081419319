import type { OpenedInvitation } from '@clubpulse/contract/members/invitations';
import { openInvitation } from '@clubpulse/contract/members/invitations.calls';
import { holdsRole } from '@clubpulse/rules/accounts/roles/roles';
import { Button } from '@mantine/core';
import { type ReactNode, useCallback, useEffect } from 'react';
import { Link } from 'react-router';
import { useSendConfirmation } from '../../accounts/users/public.ts';
import { Picture } from '../../kit/figures/Picture.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { SignOutLink } from '../../kit/page/SignOutLink.tsx';
import { VisitorPage } from '../../kit/page/VisitorPage.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { SkeletonScreen } from '../../kit/states/Skeleton.tsx';
import { defaultViewOf } from '../../platform/access.ts';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { refusalText } from '../../platform/forms.ts';
import { goToSignIn } from '../../platform/identity/identity.ts';
import { useSendsMail } from '../../platform/mail-server.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import { pathTo, useGoTo } from '../../platform/routes.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { refreshSession, useClubs, useSelf, useSession } from '../../platform/session.tsx';
import { rememberAcceptance } from './accept-wish.ts';
import { Back, CodeForm } from './CodeForm.tsx';
import classes from './InvitationCode.module.css';
import { useAcceptance } from './use-acceptance.ts';
import { useProof } from './use-proof.ts';

const LOGO = 112;

const Arriving = lazyComponent(() => import('../../clubs/clubs/public.ts').then((it) => it.Arriving));

/** `proof` is the end of a mailed link. It proves the e-mail address. */
export default function InvitationCode({ id: code = '', action: proof }: ScreenProps) {
  return code === '' ? <CodeForm /> : <Opened key={code} code={code} proof={proof} />;
}

function Opened({ code, proof }: Omit<OpenProps, 'opened'>) {
  const t = useT();
  const { state } = useSession();
  const invitation = useCall(openInvitation, { params: { code } }, { ignore: [400, 404, 410], quiet: true });
  const isInvalid = invitation.error !== null && [400, 404].includes(invitation.error.status);
  return (
    <VisitorPage leave={state === 'signedIn' && <SignOutLink />}>
      {isInvalid ? (
        <>
          <Closed title={t('members.noInvitation')} text={t('members.noInvitationText')} />
          <Link to={pathTo('InvitationCode')}>{t('members.otherCode')}</Link>
          <Back />
        </>
      ) : invitation.error?.status === 410 ? (
        <Closed title={t('members.notOpen')} text={refusalText(invitation.error)} />
      ) : (
        <QueryResult query={invitation} loading={<SkeletonScreen />}>
          {(opened) =>
            state === 'signedIn' ? (
              <ToAccept code={code} proof={proof} opened={opened} />
            ) : (
              <ToSignIn code={code} proof={proof} opened={opened} />
            )
          }
        </QueryResult>
      )}
    </VisitorPage>
  );
}

const Closed = ({ title, text }: { title: string; text: string }) => (
  <>
    <h1>{title}</h1>
    <p>{text}</p>
  </>
);

interface OpenProps {
  code: string;
  proof: string | undefined;
  opened: OpenedInvitation;
}

const closedWords: Record<Exclude<OpenedInvitation['State'], 'Waiting'>, PhraseKey> = {
  Accepted: 'error.InvitationUsed',
  Expired: 'error.InvitationOver',
  Inactive: 'error.InvitationInactive',
};

function Words({ opened }: { opened: OpenedInvitation }) {
  const t = useT();
  const formats = useFormats();
  const { ClubName: club, InvitedBy: inviter, Role, Message, State, LastDay } = opened;
  if (State !== 'Waiting') return <Closed title={t('members.notOpen')} text={t(closedWords[State])} />;
  return (
    <>
      <ItsClub opened={opened} />
      <h1>{inviter === null ? t('members.clubInvitesYou', { club }) : t('members.invitesYou', { inviter })}</h1>
      <p className={classes['to']}>
        {Role === 'Athlete' ? t('members.toTrain', { club }) : t('members.toWork', { club, role: t(`role.${Role}`) })}
      </p>
      {Message !== '' && <blockquote className={classes['message']}>{Message}</blockquote>}
      {LastDay !== null && <p className={classes['quiet']}>{t('members.acceptUntil', { date: formats.longDate(LastDay) })}</p>}
    </>
  );
}

function ItsClub({ opened: { ClubName, BrandName, Address, PictureUri } }: { opened: OpenedInvitation }) {
  const brand = BrandName === null || ClubName.includes(BrandName) ? null : BrandName;
  return (
    <div className={classes['club']}>
      {PictureUri !== null && <Picture uri={PictureUri} pixels={LOGO} eager />}
      <p>
        <b>{ClubName}</b>
        {brand !== null && <span>{brand}</span>}
        {Address && <span>{Address}</span>}
      </p>
    </div>
  );
}

function ToSignIn({ code, proof, opened }: OpenProps) {
  const t = useT();
  const prove = useProof(code, proof);
  const go = (create: boolean) => {
    rememberAcceptance(code);
    void goToSignIn({ returnTo: `#${pathTo('InvitationCode', proof === undefined ? code : `${code}/${proof}`)}`, create });
  };
  return (
    <>
      <Words opened={opened} />
      <Refusal words={prove.refused} />
      {opened.State === 'Waiting' && (
        <div className={classes['acts']}>
          {prove.possible ? (
            <Button loading={prove.busy} onClick={prove.leave}>
              {t('members.accept')}
            </Button>
          ) : (
            <Button onClick={() => go(true)}>{t('members.signUpToAccept')}</Button>
          )}
          <Button variant="default" onClick={() => go(false)}>
            {t('members.signInToAccept')}
          </Button>
        </div>
      )}
    </>
  );
}

function ToAccept({ code, proof, opened }: OpenProps) {
  const t = useT();
  const goTo = useGoTo();
  const start = defaultViewOf(useSession());
  const { clubs, selectClub } = useClubs();
  const { AvailableRoles } = useSelf();
  const isOpen = opened.State === 'Waiting';
  const { joined, error, isOfOther, isAccepting, accept, acceptMyself, leaveForAddressee } = useAcceptance({
    code,
    proof,
    isOpen,
  });
  // Waits until the role is known, because the start screen depends on the new role.
  const isKnown = joined === null || holdsRole(AvailableRoles, opened.Role, joined);
  useEffect(() => {
    if (!isKnown) void refreshSession();
  }, [isKnown]);
  const leave = useCallback(() => goTo(start, undefined, { replace: true }), [goTo, start]);
  const arrive = useCallback(() => goTo('Today', undefined, { replace: true }), [goTo]);
  if (joined !== null && opened.Role === 'Athlete') return <Arriving club={joined} onDone={arrive} inCard />;
  const member = clubs.find(({ ClubId }) => ClubId === opened.ClubId);
  const on = joined ?? (error?.errorType === 'AlreadyMember' ? member : undefined);
  if (on !== undefined)
    return (
      <>
        <h1>{t('clubs.joined', { club: on.Name })}</h1>
        <div className={classes['acts']}>
          <Button loading={!isKnown} onClick={leave}>
            {t('members.openClub', { club: on.Name })}
          </Button>
        </div>
      </>
    );
  if (!isOpen && member !== undefined && holdsRole(AvailableRoles, opened.Role, member))
    return (
      <>
        <h1>{t('members.youAreIn', { club: member.Name })}</h1>
        <div className={classes['acts']}>
          <Button
            onClick={() => {
              selectClub(member);
              if (opened.Role === 'Athlete') arrive();
              else leave();
            }}
          >
            {t('clubs.goOn')}
          </Button>
        </div>
      </>
    );
  const putOff = (
    <Button variant="default" onClick={leave}>
      {t('clubs.later')}
    </Button>
  );
  if (isOfOther)
    return (
      <OfOther opened={opened} isBusy={isAccepting} onAddressee={leaveForAddressee} onMyself={acceptMyself}>
        <Refusal words={error === null ? null : refusalText(error)} />
      </OfOther>
    );
  if (error?.errorType === 'InvitationToConfirm')
    return (
      <ToConfirm opened={opened} isAccepting={isAccepting} onAccept={accept}>
        {putOff}
      </ToConfirm>
    );
  return (
    <>
      <Words opened={opened} />
      <Refusal words={error === null ? null : refusalText(error)} />
      <div className={classes['acts']}>
        {isOpen && (
          <Button loading={isAccepting} onClick={accept}>
            {t('members.accept')}
          </Button>
        )}
        {putOff}
      </div>
    </>
  );
}

interface OtherProps {
  opened: OpenedInvitation;
  isBusy: boolean;
  onAddressee: () => void;
  onMyself: () => void;
  children: ReactNode;
}

/** Only the invited e-mail address can accept a staff role. Any account can accept the role of athlete. */
function OfOther({ opened, isBusy, onAddressee, onMyself, children }: OtherProps) {
  const t = useT();
  const { Nickname } = useSelf();
  return (
    <>
      <h1>{t('members.sentToOther')}</h1>
      <p>{t('members.sentToOtherText', { name: Nickname })}</p>
      {children}
      <div className={classes['acts']}>
        <Button loading={isBusy} onClick={onAddressee}>
          {t('members.acceptAsAddressee')}
        </Button>
        {opened.Role === 'Athlete' && (
          <Button variant="default" disabled={isBusy} onClick={onMyself}>
            {t('members.acceptAs', { name: Nickname })}
          </Button>
        )}
      </div>
    </>
  );
}

interface ConfirmProps {
  opened: OpenedInvitation;
  isAccepting: boolean;
  onAccept: () => void;
  children: ReactNode;
}

function ToConfirm({ opened, isAccepting, onAccept, children }: ConfirmProps) {
  const t = useT();
  const { Email } = useSelf();
  const sendsMail = useSendsMail();
  const { send, sending } = useSendConfirmation();
  return (
    <>
      <ItsClub opened={opened} />
      <h1>{t('members.confirmFirst', { email: Email })}</h1>
      <p>{t(sendsMail ? 'members.confirmByMail' : 'members.confirmNoMail')}</p>
      <div className={classes['acts']}>
        {sendsMail && (
          <Button loading={sending} onClick={send}>
            {t('accounts.sendAgain')}
          </Button>
        )}
        <Button variant="default" loading={isAccepting} onClick={onAccept}>
          {t('members.accept')}
        </Button>
        {children}
      </div>
    </>
  );
}
