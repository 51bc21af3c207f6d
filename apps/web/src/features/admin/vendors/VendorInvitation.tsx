import * as contract from '@planner/contract/vendors'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { detailOrMessage } from '#api/errors.ts'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast.ts'
import { LinkToPassOn } from '../LinkToPassOn.tsx'
import { words } from '../words.ts'

/** Whether a vendor takes orders, its invitation, and the status of the links sent to it. */
export function VendorInvitation({ vendor }: { vendor: contract.ManagedVendor }) {
  const client = useQueryClient()
  const key = ['admin', 'vendor-links', vendor.id] as const
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(contract.links, { id: vendor.id }, { signal }),
  })
  const settled = {
    onSettled: () => void client.invalidateQueries({ queryKey: key }),
    onError: (error: Error) => toast.error(detailOrMessage(error)),
  }
  const invite = useMutation({
    mutationFn: () => call(contract.invite, { id: vendor.id }),
    onSuccess: ({ link }) => link === null && toast.success(words.invited),
    ...settled,
  })
  const withdraw = useMutation({
    mutationFn: () => call(contract.withdrawLinks, { id: vendor.id }),
    onSuccess: () => {
      invite.reset()
      toast.success(words.linksWithdrawn)
    },
    ...settled,
  })

  return (
    <div className="col-span-2 flex flex-wrap items-center gap-2">
      <p className="basis-full text-sm text-soft">
        {vendor.takes_orders ? words.takesOrders : words.takesNoOrders}
        {data && data.open > 0 && ` ${words.linkSums(data.open, data.opens, data.answers)}`}
      </p>
      <Button type="button" variant="secondary" size="sm" pending={invite.isPending} onClick={() => invite.mutate()}>
        Send invitation
      </Button>
      {data && data.open > 0 && (
        <Button
          type="button"
          variant="quiet"
          size="sm"
          className="text-danger!"
          pending={withdraw.isPending}
          onClick={() => withdraw.mutate()}
        >
          Turn off links
        </Button>
      )}
      {invite.data?.link && (
        <LinkToPassOn label={words.invitationLink} hint={words.invitationLinkHint} link={invite.data.link} />
      )}
    </div>
  )
}
