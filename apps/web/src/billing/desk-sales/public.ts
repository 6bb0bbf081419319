export { Ticket } from './Ticket.tsx';
