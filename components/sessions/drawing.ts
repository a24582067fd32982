/** The HP chart drawn: lines, grid, axes and cursor by uPlot, in the colours and dashes that the stylesheet has now. */
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { BOTTOM, type Chart, HEIGHT, LEFT, MOST_APART, type Picture, rightOf, TOP } from './chart.ts'

/** Room above and below the numbers, so that no line that lies apart is cut, px. */
const ROOM = MOST_APART / 2 + 1
/** Half of the cross where somebody goes out, px. */
const CROSS = 4

/** A chart with all that its drawing needs. */
export interface Drawn extends Chart {
  readonly picture: Picture
  /** The number at the top. */
  readonly top: number
  /** Looks of the players, in seat order; see `data-seat`. */
  readonly looks: readonly number[]
  /** Where players go out. */
  readonly outs: readonly { readonly seat: number; readonly place: number }[]
  /** What stands under a tick with a label. */
  readonly turnSaid: (turn: number) => string
}

/** Colours and type as they are on the page now: in this theme, with these colours of the system. */
function pensOf(host: HTMLElement, looks: readonly number[]) {
  const probe = host.appendChild(document.createElement('i'))
  const style = getComputedStyle(probe)
  const ink = (token: string) => {
    probe.style.color = `var(${token})`
    return style.color
  }
  const pens = {
    ink: ink('--ink'),
    axis: ink('--ink-3'),
    hairline: ink('--chart-grid'),
    edge: ink('--edge'),
    well: ink('--well'),
    sheet: ink('--sheet'),
    face: style.fontFamily,
    seats: looks.map((look) => {
      probe.dataset.seat = String(look)
      const dash = style.getPropertyValue('--dash').trim().split(/\s+/).map(Number)
      return { color: ink('--seat'), dash: dash.filter(Number.isFinite) }
    }),
  }
  probe.remove()
  return pens
}

/**
 * Draws a chart into its place. `destroy` takes it away.
 * @param host an element as high as the picture
 */
export function draw(host: HTMLElement, drawn: Drawn): uPlot {
  const { picture, top, ticks, levels, sudden, outs } = drawn
  const { scale } = picture
  const { ink, axis, hairline, edge, well, sheet, face, seats } = pensOf(host, drawn.looks)
  const font = `${12 * scale}px ${face}`
  const room = (ROOM * top) / (BOTTOM - TOP)
  const places = Math.max(1, (drawn.lines[0]?.length ?? 1) - 1)
  const deaf = () => null
  const options: uPlot.Options = {
    width: picture.width,
    height: HEIGHT * scale,
    padding: [(TOP - ROOM) * scale, picture.width - rightOf(picture) * scale, 0, 0],
    legend: { show: false },
    scales: { x: { time: false, range: [0, places] }, y: { range: [-room, top + room] } },
    axes: [
      {
        size: (HEIGHT - BOTTOM - ROOM) * scale,
        gap: 4 * scale,
        font,
        stroke: axis,
        splits: () => ticks.map(({ place }) => place),
        values: () => ticks.map(({ turn, labelled }) => (labelled ? drawn.turnSaid(turn) : '')),
        grid: { show: false },
        ticks: { stroke: edge, width: 1, size: 5 * scale },
        border: { show: true, stroke: edge, width: 1 },
      },
      {
        size: LEFT * scale,
        gap: 8 * scale,
        font,
        stroke: axis,
        splits: () => [...levels],
        values: (_, splits) => splits.map(String),
        grid: { stroke: hairline, width: 1 },
        ticks: { show: false },
      },
    ],
    series: [
      {},
      ...seats.map(
        ({ color, dash }): uPlot.Series => ({
          stroke: color,
          width: 2.5 * scale,
          dash,
          cap: 'butt',
          pxAlign: 0,
          points: { show: false },
          paths: uPlot.paths.stepped?.({ align: 1 }) ?? (() => null),
        }),
      ),
    ],
    cursor: {
      // It stands where the replay is, and goes nowhere by itself.
      bind: {
        mousedown: deaf,
        mouseup: deaf,
        click: deaf,
        dblclick: deaf,
        mousemove: deaf,
        mouseleave: deaf,
        mouseenter: deaf,
      },
      // Nothing is dragged, so no click is the end of a drag.
      drag: { x: false, y: false, click: () => {} },
      y: false,
      points: {
        size: 9 * scale,
        width: 2 * scale,
        stroke: () => sheet,
        fill: (_, series) => seats[series - 1]?.color ?? ink,
      },
    },
    hooks: {
      drawClear: [
        (plot) => {
          if (sudden === undefined) return
          const left = plot.valToPos(sudden, 'x', true)
          plot.ctx.fillStyle = well
          plot.ctx.fillRect(left, plot.bbox.top, plot.bbox.left + plot.bbox.width - left, plot.bbox.height)
          // Where the ground may not be shaded there is still its edge.
          plot.ctx.fillStyle = edge
          plot.ctx.fillRect(left, plot.bbox.top, uPlot.pxRatio, plot.bbox.height)
        },
      ],
      draw: [
        (plot) => {
          for (const { seat, place } of outs) {
            const [x, y] = [place, drawn.lines[seat]?.[place] ?? 0]
            cross(
              plot,
              plot.valToPos(x, 'x', true),
              plot.valToPos(y, 'y', true),
              CROSS * scale,
              seats[seat]?.color ?? ink,
            )
          }
        },
      ],
    },
  }
  const at = Array.from({ length: places + 1 }, (_, place) => place)
  return new uPlot(options, [at, ...drawn.lines.map((line) => [...line])], host)
}

/** A cross of some half height, in canvas pixels. */
function cross({ ctx }: uPlot, x: number, y: number, css: number, color: string): void {
  const half = css * uPlot.pxRatio
  ctx.save()
  ctx.setLineDash([])
  ctx.strokeStyle = color
  ctx.lineWidth = half / 2
  ctx.beginPath()
  ctx.moveTo(x - half, y - half)
  ctx.lineTo(x + half, y + half)
  ctx.moveTo(x - half, y + half)
  ctx.lineTo(x + half, y - half)
  ctx.stroke()
  ctx.restore()
}

/** Puts the cursor and its dots at a place. */
export function pointAt(plot: uPlot, place: number): void {
  plot.setCursor({ left: plot.valToPos(place, 'x'), top: 0 }, false)
}

/** The place under a point of the page, or nearest to it. */
export function placeUnder(plot: uPlot, clientX: number): number {
  const { left, width } = plot.over.getBoundingClientRect()
  return plot.posToIdx(Math.max(0, Math.min(width, clientX - left)))
}
