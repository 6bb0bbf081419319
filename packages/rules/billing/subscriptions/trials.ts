/** The trials of a club for whoever arrives there (OPS-029, OPS-030; decision 0040). */

/**
 * Ids of the types somebody gets who becomes a member. Each type that carries the flag is assigned, so a club may have one for its
 * classes and one for its gym. They are for who is new: who ever held something of the club has had hers, or has been a client.
 */
export const trialsOnArrival = (flagged: readonly number[], { everHeld }: { readonly everHeld: boolean }): readonly number[] =>
  everHeld ? [] : flagged;

/** What the flag costs whoever joins: what has a price is owed from her first day, and makes her a client at once. */
export const trialCosts = ({ AutoAssignTrial, Price }: { readonly AutoAssignTrial: boolean; readonly Price: number }): boolean =>
  AutoAssignTrial && Price > 0;
