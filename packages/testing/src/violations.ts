/**
 * Returns the members of a scope that break a rule, for audits: `expect(violations(lines, breaksTheRule)).toEqual([])`.
 *
 * @throws Error if the scope is empty, since an audit of nothing would always pass.
 */
export function violations<Member>(
  scope: readonly Member[],
  breaks: (member: Member, index: number) => boolean,
): Member[] {
  if (scope.length === 0) throw new Error('The scope of this audit is empty: it checks nothing')
  return scope.filter(breaks)
}
