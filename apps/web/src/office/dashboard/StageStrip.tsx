import { getPipeline } from '@clubpulse/contract/members/pipeline/pipeline.calls';
import { Link } from 'react-router';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './DashBoard.module.css';

export function StageStrip({ clubId, pollEvery }: { clubId: number; pollEvery: number }) {
  const t = useT();
  const formats = useFormats();
  const stages = useCall(getPipeline, { params: { id: clubId } }, { quiet: true, pollEvery }).data;
  if (stages === undefined) return null;
  return (
    <nav className={classes['strip']} aria-label={t('members.pipeline')}>
      {stages.map(({ ClientStage, Count, Entered }) => (
        <div key={ClientStage}>
          <Link to={{ pathname: pathTo('ManageUsers', 'pipeline'), search: `stage=${ClientStage}&split=All` }}>
            <span>{t(`members.stage-${ClientStage}`)}</span>
            <b>{formats.number(Count)}</b>
          </Link>
          {Entered > 0 && (
            <Link
              className={classes['entered']}
              to={{ pathname: pathTo('ManageUsers', 'pipeline'), search: `stage=${ClientStage}&split=New` }}
              title={t('members.entered', { count: Entered, number: formats.number(Entered) })}
            >
              +{formats.number(Entered)}{' '}
              <i>
                {t(`members.stage-${ClientStage}`)}, {t('members.entered', { count: Entered, number: formats.number(Entered) })}
              </i>
            </Link>
          )}
        </div>
      ))}
    </nav>
  );
}
