import type { ReactNode } from 'react'

/**
 * The short notice required before consent (DPDP Act 2023, section 5), above the button that gives it: what is agreed
 * to, and the rest opens below.
 */
export const SignUpNotice = () => (
  <div className="text-meta text-soft">
    By creating an account you agree to the <NoticeLink href="/legal/privacy">Privacy Policy</NoticeLink> and the{' '}
    <NoticeLink href="/legal/terms">Terms &amp; Conditions</NoticeLink>.
    <details>
      <summary className="py-2 font-medium">How we use your data. Under 18?</summary>
      We use your name, email and what you enter only to run your planner. You can withdraw consent by deleting your
      account, and complain to us or the Data Protection Board. Under 18, a parent or guardian must invite you.
    </details>
  </div>
)

// In a new tab, so that nothing typed is lost.
const NoticeLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noopener" className="font-medium text-accent-text underline underline-offset-4">
    {children}
  </a>
)
