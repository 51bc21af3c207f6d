/** The page’s copy: explanations, empty states, toasts and labels. */
export const words = {
  text: 'Connect AI assistants and other apps, with only the access you allow.',
  tokens: 'A token lets an app act for you. Changing your password or signing out other devices revokes them all.',
  none: 'No tokens yet.',
  neverUsed: 'Never used',
  lastUsed: (when: string) => `Last used ${when}`,
  ends: (day: string) => `Expires on ${day}`,
  ended: (day: string) => `Expired on ${day}`,
  once: 'Copy the token now. It’s shown only once.',
  copied: 'Token copied',
  revoked: 'Token revoked',
  nameHint: 'For example “Claude on my laptop”.',
  mcp: 'For AI assistants that support MCP',
  mcpText: 'Add this address as a remote MCP server, and use the token as its bearer token.',
} as const

export const endings = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
] as const
