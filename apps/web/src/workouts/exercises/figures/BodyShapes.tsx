import { heart, knees, muscleShapes, silhouette } from './body-shapes.ts';
import classes from './figures.module.css';

interface BodyShapesProps {
  id: string;
  muscles: readonly (keyof typeof muscleShapes)[];
}

export const BodyShapes = ({ id, muscles }: BodyShapesProps) => (
  <svg className={classes['symbol']} width="0" height="0" aria-hidden="true">
    <symbol id={id} viewBox="0 0 308 412">
      <g fill="var(--skin)" stroke="var(--m-fullBody, transparent)" strokeWidth={5} strokeLinejoin="round">
        {silhouette.map((shape) => (
          <path key={shape} d={shape} />
        ))}
      </g>
      <path d={knees} fill="var(--m)" opacity={0.55} />
      {muscles.map((muscle) => (
        <g key={muscle} fill={`var(--m-${muscle}, var(--m))`}>
          {muscleShapes[muscle].map((shape) => (
            <path key={shape} d={shape} />
          ))}
        </g>
      ))}
      <path d={heart} fill="var(--m-cardio, transparent)" stroke="var(--m-cardio-gap, transparent)" strokeWidth={4} />
    </symbol>
  </svg>
);
