/** The copy of the actions on all overdue reminders. */
export const overdueWords = {
  moveAllLater: 'Move all to a later day',
  moveAll: 'Move all to today',
  moreOverdue: 'More options for overdue reminders',
  chooseMoves: 'Choose what to move…',
  chosenMoves: 'Move overdue reminders',
  moveTo: 'Move to',
  moveChosen: (count: number) => (count === 1 ? 'Move 1' : `Move ${count}`),
  skipMissed: (count: number, rarely: number) =>
    `${count === 1 ? 'Skip the missed occurrence' : `Skip the ${count} missed occurrences`}${rarely > 0 ? ' of daily and weekly ones' : ''}`,
}
