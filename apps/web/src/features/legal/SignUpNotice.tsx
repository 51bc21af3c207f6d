import type { ReactNode } from 'react'

/**
 * The short notice required before consent (DPDP Act 2023, section 5), shown above the button that gives it: which data,
 * what for, and the rights.
 */
export const SignUpNotice = () => (
  <p className="text-meta text-soft">
    We use your name, email and what you enter only to run your planner.{' '}
    <NoticeLink href="/legal/privacy#your-rights">Your rights</NoticeLink>: see or correct it, delete your account to
    withdraw consent, complain to us or the Data Protection Board. By creating an account you agree to the{' '}
    <NoticeLink href="/legal/privacy">Privacy Policy</NoticeLink> and{' '}
    <NoticeLink href="/legal/terms">Terms &amp; Conditions</NoticeLink>. Under 18? A parent or guardian must invite you.
  </p>
)

// In a new tab, so that nothing typed is lost.
const NoticeLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a rel="noopener" target="_blank" href={href} className="text-accent-text underline">
    {children}
  </a>
)
