import { Badge } from '#ui/Badge.tsx'

export const RoleBadge = ({ isAdmin }: { isAdmin: boolean }) =>
  isAdmin ? <Badge tone="accent">Admin</Badge> : <Badge tone="neutral">User</Badge>
