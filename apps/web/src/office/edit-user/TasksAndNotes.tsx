import { Notes } from '../../members/notes/public.ts';
import { MemberTasks } from '../../members/tasks/public.ts';
import classes from './TasksAndNotes.module.css';

/** What staff has to do about a member, and what it knows of her. */
export const TasksAndNotes = ({ userId, name }: { userId: number; name: string }) => (
  <div className={classes['columns']}>
    <MemberTasks userId={userId} name={name} />
    <Notes userId={userId} />
  </div>
);
