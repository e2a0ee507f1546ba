import { BarChart } from "~/components/charts/bar-chart";
import { LineChart } from "~/components/charts/line-chart";
import { RadarChart } from "~/components/charts/radar-chart";
import { ScoreDial } from "~/components/charts/score-dial";
import { parts, sides, weeks } from "./sample-data";
import { Specimen, State, States } from "./specimen";

const bands = [
  { from: 0, to: 50, label: "Weak" },
  { from: 50, to: 75, label: "Moderate" },
  { from: 75, to: 100, label: "Strong" },
];

const points = (value: number) => `${value} points`;

export function MeasuresPart() {
  return (
    <>
      <Specimen
        id="score-dial"
        title="Score dial"
        use="A score is a line let down along a measured scale: the further it reaches, the better. It hangs still."
      >
        <States wide>
          <ScoreDial label="Résumé score" score={82} bands={bands} band={{ label: "Strong", tone: "good" }} />
          <ScoreDial
            label="Job fit"
            score={57}
            bands={bands}
            band={{ label: "Moderate", tone: "moderate" }}
            note="12 of 21 requirements could be judged."
          />
          <ScoreDial label="Job fit" score={null} bands={bands} note="The file couldn't be read." />
          <State name="small">
            <div className="flex flex-wrap gap-8">
              <ScoreDial label="Best" score={100} small />
              <ScoreDial label="Average" score={64} small />
              <ScoreDial label="Lowest" score={0} small />
            </div>
          </State>
        </States>
      </Specimen>
      <Specimen id="bar-chart" title="Bar chart" use="Amounts side by side.">
        <States wide>
          <BarChart
            title="Where the points come from"
            summary="Skills bring the most points; education the fewest."
            bars={parts}
            format={points}
            heads={["Part", "Points"]}
          />
          <BarChart title="Nothing yet" summary="Amounts appear with the first analysis." bars={[]} />
        </States>
      </Specimen>
      <Specimen id="line-chart" title="Line chart" use="How something went. Gaps stay gaps.">
        <States wide>
          <LineChart
            title="Average scores, week by week"
            summary="The résumé score rose from 58 to 82; nothing was measured in week 4."
            head="Week"
            labels={weeks.map(({ label }) => label)}
            series={[
              { label: "Résumé score", values: weeks.map(({ resume }) => resume) },
              { label: "Job fit", values: weeks.map(({ fit }) => fit) },
              { label: "Interviews", values: weeks.map(({ calls }) => calls) },
            ]}
            max={100}
          />
          <LineChart
            title="One point"
            summary="A single week so far."
            labels={["Week 1"]}
            series={[{ label: "Score", values: [64] }]}
            max={100}
          />
        </States>
      </Specimen>
      <Specimen
        id="radar-chart"
        title="Radar chart"
        use="A profile over several sides, where its shape is the message."
      >
        <States wide>
          <RadarChart
            title="This résumé beside the job"
            summary="It reaches the job's needs everywhere but in leading people."
            axes={sides.map(({ axis }) => axis)}
            series={[
              { label: "Résumé", values: sides.map(({ resume }) => resume) },
              { label: "Job", values: sides.map(({ job }) => job) },
            ]}
          />
        </States>
      </Specimen>
    </>
  );
}
