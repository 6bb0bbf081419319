import {
  addBrandOwner,
  type BrandOwner,
  brandInputSchema,
  listBrandOwners,
  removeBrandOwner,
  updateBrand,
} from '@clubpulse/contract/clubs/brands.calls';
import type { Brand } from '@clubpulse/contract/clubs/clubs';
import { emailSchema } from '@clubpulse/contract/scalars';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { z } from 'zod';
import { BrandLogo } from '../../accounts/images/public.ts';
import { useProve } from '../../accounts/security/public.ts';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { refreshSession, useSelf } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import classes from './BrandSettings.module.css';

const ownerSchema = z.object({ Email: emailSchema });

export function BrandSettings({ brand, onClose }: { brand: Brand; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog opened onClose={onClose} title={t('clubs.brandSettings')}>
      <BrandParts brand={brand} />
    </Dialog>
  );
}

export function BrandParts({ brand }: { brand: Brand }) {
  const t = useT();
  const params = { id: brand.BrandId };
  const owners = useCall(listBrandOwners, { params }, { quiet: true });
  const name = useForm({ saved: brand, check: bySchema(brandInputSchema) });
  const rename = useChange(updateBrand, {
    quiet: true,
    onDone: (saved) => toastDone({ title: t('clubs.brandSaved', { name: saved.Name }) }),
  });
  const owner = useForm({ initial: { Email: '' }, check: bySchema(ownerSchema) });
  const add = useChange(addBrandOwner, {
    quiet: true,
    onDone: () => {
      toastDone({ title: t('clubs.ownerAdded') });
      owner.discard();
    },
  });
  const self = useSelf();
  const remove = useChange(removeBrandOwner, { quiet: true });
  const [leaving, setLeaving] = useState<BrandOwner | null>(null);
  const prove = useProve();
  const removeOwner = async ({ UserId }: BrandOwner) => {
    const isRemoved = await prove
      .run(() => remove.mutateAsync({ params: { ...params, userId: UserId } }))
      .then(
        () => true,
        () => false,
      );
    if (isRemoved && UserId === self.UserId) await refreshSession();
  };
  return (
    <>
      <BrandLogo brand={brand} />
      <form className={classes['line']} noValidate onSubmit={name.submit((body) => rename.mutateAsync({ params, body }))}>
        <TextInput
          label={t('kit.name')}
          withAsterisk
          maxLength={100}
          value={name.values.Name}
          error={name.errors.Name || name.refusal}
          onChange={(event) => name.set({ Name: event.currentTarget.value })}
        />
        <Button type="submit" variant="default" loading={name.saving} disabled={name.changed.length === 0}>
          {t('kit.save')}
        </Button>
      </form>
      <SectionHead title={t('clubs.owners')} />
      <Refusal words={remove.error && refusalText(remove.error)} />
      <QueryResult query={owners} loading={<SkeletonRows rows={2} />}>
        {(found) => <Owners found={found} onRemove={setLeaving} busy={remove.isPending} />}
      </QueryResult>
      <form
        className={classes['owner']}
        noValidate
        onSubmit={owner.submit((body) => prove.run(() => add.mutateAsync({ params, body })))}
      >
        <TextInput
          label={t('clubs.ownerEmail')}
          description={t('clubs.ownerEmailHint')}
          type="email"
          value={owner.values.Email}
          error={owner.errors.Email || owner.refusal}
          onChange={(event) => owner.set({ Email: event.currentTarget.value })}
        />
        <Button type="submit" variant="default" loading={owner.saving}>
          {t('clubs.addOwner')}
        </Button>
      </form>
      {leaving && (
        <RemoveOwner
          brand={brand}
          owner={leaving}
          isOwn={leaving.UserId === self.UserId}
          onConfirm={() => {
            setLeaving(null);
            void removeOwner(leaving);
          }}
          onClose={() => setLeaving(null)}
        />
      )}
      {prove.dialog}
    </>
  );
}

interface RemoveOwnerProps {
  brand: Brand;
  owner: BrandOwner;
  isOwn: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

function RemoveOwner({ brand, owner, isOwn, onConfirm, onClose }: RemoveOwnerProps) {
  const t = useT();
  const words = { brand: brand.Name, name: nameOf(owner) };
  return (
    <ConfirmDialog
      opened
      danger
      title={isOwn ? t('clubs.removeOwnTitle', words) : t('clubs.removeOwnerTitle', words)}
      confirm={t('clubs.removeOwnerAct')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {isOwn ? t('clubs.removeOwnText', words) : t('clubs.removeOwnerText', words)}
    </ConfirmDialog>
  );
}

/** The name is only known for an owner with a role in one of the brand's clubs. */
const nameOf = (owner: BrandOwner): string => fullName(owner) || owner.Email;

interface OwnersProps {
  found: readonly BrandOwner[];
  busy: boolean;
  onRemove: (owner: BrandOwner) => void;
}

function Owners({ found, busy, onRemove }: OwnersProps) {
  const t = useT();
  if (found.length === 0) return <p>{t('clubs.noOwners')}</p>;
  return (
    <ul className={classes['owners']}>
      {found.map((one) => {
        const name = nameOf(one);
        return (
          <li key={one.UserId}>
            <span>
              <b>{name}</b>
              {name !== one.Email && <span>{one.Email}</span>}
            </span>
            {found.length > 1 && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size="var(--ctl-sq)"
                disabled={busy}
                aria-label={t('clubs.removeOwner', { name })}
                onClick={() => onRemove(one)}
              >
                <IconX size={18} stroke={1.8} />
              </ActionIcon>
            )}
          </li>
        );
      })}
    </ul>
  );
}
