import type { Brand, Club } from '@clubpulse/contract/clubs/clubs';
import { listBrandlessClubs, takeClubIntoBrand } from '@clubpulse/contract/clubs/clubs.calls';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { DialogForm } from '../../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../../kit/dialog/use-dialog-act.ts';
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx';
import { Avatar } from '../../../kit/figures/Avatar.tsx';
import { bySchema } from '../../../kit/form/check.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { ListRows } from '../../../kit/list/rows/ListRows.tsx';
import { SectionHead } from '../../../kit/page/SectionHead.tsx';
import { Refusal } from '../../../kit/states/Refusal.tsx';
import { useCall } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import classes from '../Brand.module.css';
import { useBrandLabels } from './use-brand-labels.ts';

export function BrandlessClubs({ brands }: { brands: readonly Brand[] }) {
  const t = useT();
  const found = useCall(listBrandlessClubs, {}, { quiet: true }).data ?? [];
  const [taken, setTaken] = useState<Club | null>(null);
  if (found.length === 0) return null;
  return (
    <section className={classes['brand']}>
      <SectionHead title={t('clubs.brandless')} />
      <p className={classes['brandless']}>{t('clubs.brandlessText')}</p>
      <ListRows
        label={t('clubs.brandless')}
        rows={found}
        idOf={({ ClubId }) => ClubId}
        columns={[
          { id: 'Club', head: t('kit.club'), names: true, cell: (club) => <Named club={club} /> },
          {
            id: 'Take',
            head: null,
            end: true,
            cell: (club) => <Take club={club} disabled={brands.length === 0} onTake={setTaken} />,
          },
        ]}
        card={(club) => (
          <div className={classes['brandlessCard']}>
            <Named club={club} />
            <Take club={club} disabled={brands.length === 0} onTake={setTaken} />
          </div>
        )}
      />
      {taken && <TakeClub club={taken} brands={brands} onClose={() => setTaken(null)} />}
    </section>
  );
}

function Named({ club }: { club: Club }) {
  return (
    <span className={classes['brandlessName']}>
      <Avatar name={club.Name} uri={club.PictureUri} size={34} />
      <b>{club.Name}</b>
    </span>
  );
}

interface TakeProps {
  club: Club;
  disabled: boolean;
  onTake: (club: Club) => void;
}

function Take({ club, disabled, onTake }: TakeProps) {
  const t = useT();
  return (
    <Button
      variant="default"
      disabled={disabled}
      aria-label={t('clubs.takeIntoBrandOf', { name: club.Name })}
      onClick={() => onTake(club)}
    >
      {t('clubs.takeIntoBrand')}
    </Button>
  );
}

const chosenSchema = z.object({ BrandId: z.number('required') });

function TakeClub({ club, brands, onClose }: { club: Club; brands: readonly Brand[]; onClose: () => void }) {
  const t = useT();
  const labels = useBrandLabels(brands);
  const only = brands.length === 1 ? brands[0] : undefined;
  const form = useForm<{ BrandId: number | null }, { BrandId: number }>({
    initial: { BrandId: only?.BrandId ?? null },
    check: bySchema(chosenSchema),
  });
  const take = useDialogAct(takeClubIntoBrand, {
    doneText: ({ Name, BrandName }) => t('clubs.takenIntoBrand', { name: Name, brand: BrandName ?? '' }),
    onClose,
  });
  return (
    <DialogForm
      title={t('clubs.takeIntoBrandOf', { name: club.Name })}
      act={t('clubs.takeIntoBrand')}
      form={form}
      save={({ BrandId }) => take.mutateAsync({ params: { id: BrandId }, body: { ClubId: club.ClubId } })}
      refusal={<Refusal words={form.refusal} />}
      onClose={onClose}
    >
      <p>{t('clubs.takeIntoBrandText')}</p>
      <ChoiceField
        label={t('clubs.brand')}
        withAsterisk
        searchable
        allowDeselect={false}
        nothingFoundMessage={t('kit.nothingFound')}
        value={form.values.BrandId === null ? null : String(form.values.BrandId)}
        error={form.errors.BrandId}
        data={[...labels].map(([BrandId, label]) => ({ value: String(BrandId), label }))}
        onChange={(value) => value !== null && form.set({ BrandId: Number(value) })}
      />
    </DialogForm>
  );
}
