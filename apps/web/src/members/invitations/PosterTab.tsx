import type { InvitationLink } from '@clubpulse/contract/members/invitations';
import { createInvitationLink, listInvitationLinks, setInvitationActive } from '@clubpulse/contract/members/invitations.calls';
import { Button, Switch, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCopy, IconPrinter, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { QrCode } from '../../kit/figures/QrCode.tsx';
import { byRule } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { AddButton } from '../../kit/page/AddButton.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { printSoon } from '../../kit/print/print-soon.ts';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { DeleteInvitation } from './DeleteInvitation.tsx';
import classes from './Poster.module.css';

export function PosterTab({ below }: { below: ReactNode }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const links = useCall(listInvitationLinks, { params: { id } }, { quiet: true });
  const [adding, setAdding] = useState(false);
  const add = <AddButton onClick={() => setAdding(true)}>{t('members.newPoster')}</AddButton>;
  return (
    <Page title={t('members.addPeople')} below={below} actions={links.data?.length === 0 ? undefined : add}>
      <QueryResult query={links} loading={<SkeletonRows rows={4} />}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={t('members.noPosters')} action={add}>
              {t('members.posterText')}
            </EmptyState>
          ) : (
            <>
              <p className={classes['intro']}>{t('members.posterText')}</p>
              <ul className={classes['posters']}>
                {found.map((link) => (
                  <Poster key={link.InvitationId} link={link} />
                ))}
              </ul>
            </>
          )
        }
      </QueryResult>
      {adding && <NewPoster clubId={id} onClose={() => setAdding(false)} />}
    </Page>
  );
}

function NewPoster({ clubId, onClose }: { clubId: number; onClose: () => void }) {
  const t = useT();
  const form = useForm({ initial: { Title: '' }, check: byRule(() => ({})) });
  const create = useDialogAct(createInvitationLink, { doneText: () => t('members.posterMade'), onClose });
  return (
    <DialogForm
      title={t('members.newPoster')}
      act={t('members.makePoster')}
      form={form}
      refusal={<Refusal words={form.refusal} />}
      save={(body) => create.mutateAsync({ params: { id: clubId }, body })}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label={t('members.posterTitle')}
        placeholder={t('members.posterTitleHint')}
        maxLength={80}
        value={form.values.Title}
        error={form.errors.Title}
        onChange={(event) => form.set({ Title: event.currentTarget.value })}
      />
    </DialogForm>
  );
}

function Poster({ link }: { link: InvitationLink }) {
  const t = useT();
  const club = useStaffClub();
  const clipboard = useClipboard({ timeout: 2000 });
  const [deleting, setDeleting] = useState(false);
  const [printing, setPrinting] = useState(false);
  const activate = useChange(setInvitationActive);
  const title = link.Title || t('members.poster');
  const print = () => {
    setPrinting(true);
    window.addEventListener('afterprint', () => setPrinting(false), { once: true });
    printSoon();
  };
  return (
    <li className={classes['poster']} data-printed={printing}>
      <figure className={classes['paper']} data-off={!link.Active}>
        <figcaption>{club.Name}</figcaption>
        <b>{t('members.posterInvites')}</b>
        <QrCode className={classes['code']} value={link.Link} label={link.Link} />
        <span>{t('members.posterScan')}</span>
      </figure>
      <div className={classes['about']}>
        <h2>{title}</h2>
        <p>{t('members.cameByIt', { count: link.Joined })}</p>
        <Switch
          label={t(link.Active ? 'members.posterActive' : 'members.stateInactive')}
          aria-label={t(link.Active ? 'kit.switchOff' : 'kit.switchOn')}
          checked={link.Active}
          disabled={activate.isPending}
          onChange={(event) => activate.mutate({ params: { code: link.Code }, body: { Active: event.currentTarget.checked } })}
        />
        <div className={classes['acts']}>
          <Button variant="default" leftSection={<IconPrinter size={17} stroke={1.8} />} onClick={print}>
            {t('kit.print')}
          </Button>
          {window.isSecureContext && (
            <Button
              variant="default"
              aria-live="polite"
              leftSection={<IconCopy size={17} stroke={1.8} />}
              onClick={() => clipboard.copy(link.Link)}
            >
              {t(clipboard.copied ? 'kit.copied' : 'members.copyLink')}
            </Button>
          )}
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconTrash size={17} stroke={1.8} />}
            onClick={() => setDeleting(true)}
          >
            {t('kit.delete')}
          </Button>
        </div>
        <p className={classes['quiet']}>{t('members.switchedOffText')}</p>
      </div>
      {deleting && <DeleteInvitation code={link.Code} name={title} onClose={() => setDeleting(false)} />}
    </li>
  );
}
